import { SLIP_RULES, type Slip } from 'naipe/regulation';
import { measuresGiven, proposalFor, type TableView, timesGiven } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../../components/action.tsx';
import { Check, Pick } from '../../../../components/field.tsx';
import { useClauseText } from '../../../../components/use-clause-text.ts';
import { useView } from '../../../../live/index.ts';
import { useDesk } from '../../desk-context.ts';
import { Fields, Quiet, Row } from '../../parts/layout.tsx';
import { Outcome } from '../../parts/outcome.tsx';
import { useDeskCommand } from '../../parts/use-desk-command.ts';
import { usePenaltyWords } from '../../penalties/use-penalty-words.ts';
import classes from './slips.module.css';

interface SlipPenaltyProps {
  readonly slip: Slip;
  readonly view: TableView;
}

const SEATS = ['N', 'E', 'S', 'W'] as const;

/** Slips of one player: who he is, is told where it is known who sits where. */
const OF_ONE_PLAYER: ReadonlySet<Slip> = new Set(['faceUp', 'wrongHand']);

/** The penalty that the regulation proposes for a slip: on whom, counted over the event, given with one tap. */
export function SlipPenalty({ slip, view }: SlipPenaltyProps) {
  const { t } = useTranslation(['desk', 'common']);
  const clauseText = useClauseText();
  const { tournament, view: desk } = useDesk();
  const { settings } = desk.overview;
  const { row, penalty } = SLIP_RULES[settings.profile][slip];
  const words = usePenaltyWords(settings.profile);
  const [chosen, setChosen] = useState<readonly string[]>();
  const [player, setPlayer] = useState<(typeof SEATS)[number] | ''>('');
  const [given, setGiven] = useState<string>();
  const commanding = useDeskCommand(tournament);
  const penalties = useView(tournament, { view: 'penalties' }).view;
  if (row === undefined || penalties === undefined) return null;
  const pairs = [view.ns, view.ew].flatMap((side) => side?.contestant.contestant ?? []);
  const bearer = penalty?.(1, penalties.competition)?.bearer ?? 'offender';
  const usual = { NS: pairs.slice(0, 1), both: pairs, offender: [], responsible: [] }[bearer];
  const on = chosen ?? usual;
  const record = { settings, competition: penalties.competition, given: penalties.given };
  // Boards that slow play has cost are charged one by one (RTP 2.1.11.2).
  const boardsLost = view.boards.filter(({ status }) => status === 'stopped').length;
  const told = { harm: true, boards: 1, ...(slip === 'slow' ? { boardsLost } : {}) };
  const charges = on.flatMap((contestant) => {
    const proposal = proposalFor(record, { contestant }, row, told);
    return proposal.ok ? [{ contestant, proposal: proposal.value }] : [];
  });
  const [first] = charges;
  const who = player === '' ? undefined : view.seated[player];
  const isNamed = OF_ONE_PLAYER.has(slip) && Object.keys(view.seated).length > 0;
  const proposed = first?.proposal.measures.map(words.proposed).join(', ');
  async function give() {
    if (row === undefined || first === undefined) return;
    const title = t(`desk:slips.${slip}.title`);
    const done = await commanding.send('penalise', {
      session: view.session,
      row,
      told,
      on: charges.map(({ contestant, proposal }) => ({
        contestant,
        measures: measuresGiven(proposal.measures),
      })),
      reason: who === undefined ? title : `${title}: ${who}`,
      clause: first.proposal.clause,
    });
    if (done) setGiven(proposed);
  }
  return (
    <fieldset className={classes.boards}>
      <legend>{t('slips.give.who')}</legend>
      <Row>
        {pairs.map((pair) => (
          <Check
            key={pair}
            checked={on.includes(pair)}
            onChange={(isIn) => setChosen(pairs.filter((each) => (each === pair ? isIn : on.includes(each))))}
          >
            {t('common:label.pair', { pair })}
          </Check>
        ))}
      </Row>
      {isNamed && (
        <Fields>
          <Pick
            label={t('slips.give.player')}
            value={player}
            options={[
              { value: '' as const, label: t('rulings.choose') },
              ...SEATS.flatMap((seat) =>
                view.seated[seat] === undefined
                  ? []
                  : [{ value: seat, label: `${t(`common:seat.${seat}`)}: ${view.seated[seat]}` }],
              ),
            ]}
            onPick={setPlayer}
          />
        </Fields>
      )}
      {charges.map(({ contestant, proposal }) => (
        <Quiet key={contestant}>
          {t('common:label.pair', { pair: contestant })}:{' '}
          {t('slips.give.times', { count: timesGiven(penalties.given, { contestant }, row) + 1 })}{' '}
          {proposal.measures.map(words.proposed).join(', ')} ({clauseText(proposal.clause)})
        </Quiet>
      ))}
      <Row>
        <Action disabled={charges.length === 0} loading={commanding.sending} onClick={() => void give()}>
          {[t('slips.give.go'), ...(proposed === undefined ? [] : [proposed])].join(': ')}
        </Action>
        <span role="status">{given === undefined ? '' : t('slips.give.given', { what: given })}</span>
      </Row>
      <Outcome commanding={commanding} />
    </fieldset>
  );
}
