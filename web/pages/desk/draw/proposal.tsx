import { breachText, type DrawEdit, reasonText } from 'naipe/draw';
import type { CommandData, ContestantName, DrawView } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { Choice } from '../../../components/choice.tsx';
import { Loading } from '../../../components/loading.tsx';
import { useWritingStyle } from '../../../components/writing-style.ts';
import { useView } from '../../../live/index.ts';
import { teamText } from '../../results/match/team-name.tsx';
import { useDesk } from '../desk-context.ts';
import { Panel, Quiet, Row, Stack } from '../parts/layout.tsx';
import { Outcome, RefusalLine } from '../parts/outcome.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import { ChangeDraw } from './change-draw.tsx';
import { MatchList } from './match-list.tsx';

interface ProposalProps {
  readonly session: number;
  readonly section: string;
}

type Method = 'regulation' | 'nearest';

/** The next round as it would be drawn: why, what it breaks, what still plays; changed by the director, then drawn. */
export function Proposal({ session, section }: ProposalProps) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const [edits, setEdits] = useState<readonly DrawEdit[]>([]);
  const [method, setMethod] = useState<Method>();
  const { view, refusal } = useView(tournament, {
    view: 'draw',
    session,
    section,
    ...(method === undefined ? {} : { method }),
    ...(edits.length === 0 ? {} : { edits: JSON.stringify(edits) }),
  });
  if (view === undefined) {
    if (refusal === undefined) return <Loading shape="rows" />;
    return refusal.code === 'all-drawn' ? (
      <Quiet>{t('draw.allDrawn')}</Quiet>
    ) : (
      <RefusalLine refusal={refusal} />
    );
  }
  const startAnew = () => setEdits([]);
  return (
    <Panel heading={t('draw.proposal', { round: view.round })}>
      <Pending view={view} />
      {view.calendar === undefined && view.round > 1 && (
        <Choice
          label={t('draw.method')}
          value={method ?? 'regulation'}
          options={(['regulation', 'nearest'] as const).map((value) => ({
            value,
            label: t(`format.methods.${value}`),
          }))}
          onChange={setMethod}
        />
      )}
      {view.why !== undefined && <RefusalLine refusal={view.why} />}
      <Proposed view={view} />
      <Breaks view={view} />
      {view.calendar === undefined && view.standing.length > 2 && (
        <ChangeDraw teams={view.standing} edits={edits} onChange={setEdits} />
      )}
      <DrawIt view={view} method={method} onDone={startAnew} />
    </Panel>
  );
}

const nameIn = ({ standing }: DrawView, contestant: string): ContestantName =>
  standing.find((team) => team.contestant === contestant) ?? { contestant, names: [] };

/** The matches proposed, each with its reasons; of a calendar, every round. */
function Proposed({ view }: { readonly view: DrawView }) {
  const { t } = useTranslation('desk');
  const { language } = useWritingStyle();
  const { calendar, proposal } = view;
  const rounds = calendar ?? (proposal === undefined ? [] : [{ round: view.round, ...proposal }]);
  const reasons = proposal?.reasons ?? [];
  return rounds.map(({ round, matches, bye }) => (
    <Stack key={round}>
      {calendar !== undefined && <h3 style={{ margin: 0 }}>{t('draw.round', { round })}</h3>}
      <MatchList
        label={t('draw.round', { round })}
        matches={matches.map(({ match, home, away, open, closed }) => ({
          match,
          home: nameIn(view, home),
          away: nameIn(view, away),
          tables: closed === undefined ? [open] : [open, closed],
          ...(calendar === undefined && reasons.length > 0
            ? {
                why: reasons
                  .filter(({ teams }) => teams.includes(home) && teams.includes(away))
                  .map((reason) => reasonText(reason, language)),
              }
            : {}),
        }))}
        bye={bye === null ? undefined : nameIn(view, bye)}
      />
    </Stack>
  ));
}

function Breaks({ view }: { readonly view: DrawView }) {
  const { t } = useTranslation('desk');
  const { language } = useWritingStyle();
  if (view.breaks.length === 0) return null;
  return (
    <section aria-label={t('draw.breaks')}>
      <b>{t('draw.breaks')}</b>
      <ul>
        {view.breaks.map((breach) => (
          <li key={`${breach.code}${breach.teams.join()}`}>{breachText(breach, language)}</li>
        ))}
      </ul>
    </section>
  );
}

/** Matches of the round before that are not over: the draw can be made all the same. */
function Pending({ view: { pending } }: { readonly view: DrawView }) {
  const { t } = useTranslation('desk');
  if (pending.length === 0) return null;
  return (
    <section aria-label={t('draw.pending')}>
      <b>{t('draw.pending')}</b>:{' '}
      {pending.map(({ home, away }) => `${teamText(home)} – ${teamText(away)}`).join('; ')}
      <Quiet>{t('draw.pendingHint')}</Quiet>
    </section>
  );
}

interface DrawItProps {
  readonly view: DrawView;
  readonly method: Method | undefined;
  readonly onDone: () => void;
}

/** What is sent: the proposal as it is seen; of a calendar, all of its rounds. */
function drawData(
  { session, section, round, proposal, calendar }: DrawView,
  method: Method | undefined,
): CommandData['draw-round'] | undefined {
  if (calendar !== undefined) return { session, section, rounds: calendar.length };
  if (proposal === undefined) return undefined;
  const { matches, bye, reasons } = proposal;
  return { session, section, round, matches, bye, reasons, ...(method === undefined ? {} : { method }) };
}

function DrawIt({ view, method, onDone }: DrawItProps) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const commanding = useDeskCommand(tournament);
  const data = drawData(view, method);
  return (
    <>
      <Outcome commanding={commanding} onDone={onDone} />
      <Row>
        <Action
          next
          disabled={data === undefined}
          loading={commanding.sending}
          onClick={async () => {
            if (data !== undefined && (await commanding.send('draw-round', data))) onDone();
          }}
        >
          {view.calendar === undefined ? t('draw.confirm', { round: view.round }) : t('draw.confirmAll')}
        </Action>
      </Row>
    </>
  );
}
