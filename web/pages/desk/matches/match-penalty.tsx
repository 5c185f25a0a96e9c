import { type MatchesFormat, type MatchView, unitsOfMatches } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, Pick } from '../../../components/field.tsx';
import { teamText } from '../../results/match/team-name.tsx';
import { Fields } from '../parts/layout.tsx';
import { usualClauses } from '../rulings/clauses.ts';
import { GroundsFields, isGrounded } from '../rulings/grounds-fields.tsx';
import { RulingForm } from '../rulings/ruling-form.tsx';
import { useRuling } from '../rulings/use-ruling.ts';

interface MatchPenaltyProps {
  readonly match: MatchView;
  readonly format: MatchesFormat;
}

/** A penalty in a match: it never benefits the opponents. */
export function MatchPenalty({ match, format }: MatchPenaltyProps) {
  const { t } = useTranslation('desk');
  const { session, section, round, home, away, noVps = false } = match;
  const units = unitsOfMatches({ format });
  const [team, setTeam] = useState(home.contestant);
  const [unit, setUnit] = useState(units[0] ?? 'vps');
  const [value, setValue] = useState('');
  const [grounds, setGrounds] = useState({ clause: 'Law 90', reason: '' });
  const ruling = useRuling(() => {
    setValue('');
    setGrounds({ ...grounds, reason: '' });
  });
  return (
    <RulingForm
      {...ruling}
      go={t('penalty.go')}
      ready={value.trim() !== '' && isGrounded(grounds)}
      onSubmit={() =>
        void ruling.give('give-penalty', {
          session,
          contestant: team,
          match: { section, round, match: match.match },
          amount: { unit, value: value.trim().replace(',', '.') },
          ...grounds,
        })
      }
    >
      <Fields>
        <Pick
          names
          label={t('matchRuling.team')}
          value={team}
          options={[home, away].map((each) => ({ value: each.contestant, label: teamText(each) }))}
          onPick={setTeam}
        />
        <Pick
          label={t('penalty.kind')}
          value={unit}
          options={units.map((each) => ({
            value: each,
            label: each === 'vps' && noVps ? t('matchRuling.awards.vps_points') : t(`penalty.units.${each}`),
          }))}
          onPick={setUnit}
        />
        <Field
          label={t('penalty.amount')}
          inputMode="decimal"
          value={value}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
      </Fields>
      <GroundsFields
        {...grounds}
        usual={usualClauses('penalty', ruling.settings.laws)}
        onChange={(changes) => setGrounds({ ...grounds, ...changes })}
      />
    </RulingForm>
  );
}
