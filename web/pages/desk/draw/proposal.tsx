import { breachText, type DrawChanges, type DrawEdit, impossibleText, reasonText } from 'naipe/draw';
import type { CommandData, ContestantName, DrawView, RoundMatches } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { Pick } from '../../../components/field.tsx';
import { Loading } from '../../../components/loading.tsx';
import { useWritingStyle } from '../../../components/writing-style.ts';
import { newCommandId, useView } from '../../../live/index.ts';
import { teamText } from '../../results/match/team-name.tsx';
import { useDesk } from '../desk-context.ts';
import { Panel, Quiet, Row, Stack } from '../parts/layout.tsx';
import { Outcome, RefusalLine } from '../parts/outcome.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import { ChangeDraw } from './change-draw.tsx';
import { MatchList } from './match-list.tsx';
import classes from './proposal.module.css';

interface ProposalProps {
  readonly session: number;
  readonly section: string;
  /** Rounds whose draw stays: they are being played. */
  readonly begun: readonly RoundMatches[];
}

type Method = 'regulation' | 'nearest';

/** The next round as it would be drawn: why, what it breaks, what still plays; changed by the director, then drawn. */
export function Proposal({ session, section, begun }: ProposalProps) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const [edits, setEdits] = useState<readonly DrawEdit[]>([]);
  const [method, setMethod] = useState<Method>();
  // What lots are drawn from: made up once, shown on the record, so that anybody can repeat the draw.
  const [seed] = useState(newCommandId);
  const { view, refusal } = useView(tournament, {
    view: 'draw',
    session,
    section,
    seed,
    ...(method === undefined ? {} : { method }),
    ...(edits.length === 0 ? {} : { edits: JSON.stringify(edits) }),
  });
  if (view === undefined)
    return refusal === undefined ? <Loading shape="rows" /> : <RefusalLine refusal={refusal} />;
  if (begun.some(({ round }) => round === view.round)) return <Quiet>{t('draw.allDrawn')}</Quiet>;
  const proposal = (
    <ProposedRound
      view={view}
      seed={seed}
      method={method}
      edits={edits}
      onMethod={setMethod}
      onEdits={setEdits}
    />
  );
  // A draw that stands is left alone, unless the director asks or the standings have changed since.
  return view.changes === undefined || edits.length > 0 || view.outdated === true ? (
    proposal
  ) : (
    <details>
      <summary className={classes.summary}>{t('draw.change', { round: view.round })}</summary>
      {proposal}
    </details>
  );
}

const differs = ({ gone, added, turned, bye }: DrawChanges): boolean =>
  gone.length + added.length + turned.length > 0 || bye !== undefined;

interface ProposedRoundProps {
  readonly view: DrawView;
  readonly seed: string;
  readonly method: Method | undefined;
  readonly edits: readonly DrawEdit[];
  readonly onMethod: (method: Method) => void;
  readonly onEdits: (edits: readonly DrawEdit[]) => void;
}

function ProposedRound({ view, seed, method, edits, onMethod, onEdits }: ProposedRoundProps) {
  const { t } = useTranslation('desk');
  return (
    <Panel heading={t('draw.proposal', { round: view.round })}>
      <Changes view={view} edited={edits.length > 0} />
      <Pending view={view} />
      {view.calendar === undefined && view.round > 1 && (
        <Pick
          label={t('draw.method')}
          value={method ?? 'regulation'}
          options={(['regulation', 'nearest'] as const).map((value) => ({
            value,
            label: t(`format.methods.${value}`),
          }))}
          onPick={onMethod}
        />
      )}
      <WhyNot view={view} />
      <Proposed view={view} />
      {view.lots !== undefined && <Quiet>{t('draw.lots', { seed: view.lots })}</Quiet>}
      <Breaks view={view} />
      {view.calendar === undefined && view.standing.length > 2 && (
        <ChangeDraw teams={view.standing} edits={edits} onChange={onEdits} />
      )}
      <DrawIt view={view} seed={view.lots ?? seed} edited={edits.length > 0} onDone={() => onEdits([])} />
    </Panel>
  );
}

/** Why no draw can be made, and what would help. */
function WhyNot({ view: { why } }: { readonly view: DrawView }) {
  const { language } = useWritingStyle();
  if (why === undefined) return null;
  const message =
    'impossible' in why && why.impossible !== undefined
      ? impossibleText(why.impossible, language)
      : why.message;
  return <RefusalLine refusal={{ ...why, message }} />;
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

/** What would be otherwise than in the draw that stands. */
function Changes({ view, edited }: { readonly view: DrawView; readonly edited: boolean }) {
  const { t } = useTranslation('desk');
  const { changes, round } = view;
  const isOutdated = view.outdated === true && !edited;
  if (changes === undefined || !differs(changes)) return null;
  const matchText = ({ home, away }: { readonly home: string; readonly away: string }) =>
    `${teamText(nameIn(view, home))} – ${teamText(nameIn(view, away))}`;
  const lines = (['gone', 'added', 'turned'] as const).flatMap((kind) =>
    changes[kind].map((match) => t(`draw.${kind}`, { match: matchText(match) })),
  );
  return (
    <section aria-label={t(isOutdated ? 'draw.changes' : 'draw.change', { round })}>
      {isOutdated && (
        <>
          <b>{t('draw.changes', { round })}</b>
          <Quiet>{t('draw.changesHint')}</Quiet>
        </>
      )}
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
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
  readonly seed: string;
  readonly edited: boolean;
  readonly onDone: () => void;
}

/** What is sent: the proposal as it is seen; of a calendar, all of its rounds. */
function drawData(
  { session, section, round, proposal, calendar }: DrawView,
  seed: string,
  edited: boolean,
): CommandData['draw-round'] | undefined {
  if (calendar !== undefined) return { session, section, rounds: calendar.length, seed };
  if (proposal === undefined) return undefined;
  const { matches, bye, reasons, method } = proposal;
  return { session, section, round, matches, bye, reasons, seed, method: edited ? 'by-hand' : method };
}

function DrawIt({ view, seed, edited, onDone }: DrawItProps) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const commanding = useDeskCommand(tournament);
  const data = drawData(view, seed, edited);
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
          {view.changes !== undefined
            ? t('draw.replace')
            : view.calendar === undefined
              ? t('draw.confirm', { round: view.round })
              : t('draw.confirmAll')}
        </Action>
      </Row>
    </>
  );
}
