import type { MatchView } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/field.tsx';
import { teamText } from '../../results/match/team-name.tsx';
import { Fields, Quiet } from '../parts/layout.tsx';
import { RulingForm } from '../rulings/ruling-form.tsx';
import { useRuling } from '../rulings/use-ruling.ts';

const NUMBER = /^\d+(?:\.\d+)?$/;

/** A whole match typed from its sheet: only the IMPs of both teams. */
export function WholeMatch({ match }: { readonly match: MatchView }) {
  const { t } = useTranslation('desk');
  const [typed, setTyped] = useState({ home: '', away: '' });
  const ruling = useRuling(() => setTyped({ home: '', away: '' }));
  const { session, section, round } = match;
  const imps = {
    home: typed.home.trim().replace(',', '.'),
    away: typed.away.trim().replace(',', '.'),
  };
  return (
    <RulingForm
      {...ruling}
      go={t('matches.record')}
      ready={NUMBER.test(imps.home) && NUMBER.test(imps.away)}
      onSubmit={() => void ruling.give('score-match', { session, section, round, match: match.match, imps })}
    >
      <Quiet>{t('matches.wholeHint')}</Quiet>
      <Fields>
        {(['home', 'away'] as const).map((side) => (
          <Field
            key={side}
            label={t('matches.impsOf', { team: teamText(match[side]) })}
            inputMode="decimal"
            value={typed[side]}
            onChange={(event) => setTyped({ ...typed, [side]: event.currentTarget.value })}
          />
        ))}
      </Fields>
    </RulingForm>
  );
}
