import {
  breachText,
  type DrawChanges,
  type DrawEdit,
  impossibleText,
  PENDING_WAYS,
  type PendingWay,
  reasonText,
} from 'naipe/draw';
import type { CommandData, ContestantName, DrawView, RoundMatches } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { Check, Pick } from '../../../components/field.tsx';
import { Loading } from '../../../components/loading.tsx';
import { useWritingStyle } from '../../../components/writing-style.ts';
import { newCommandId, useView } from '../../../live/index.ts';
import { teamText } from '../../results/match/team-name.tsx';
import { useDesk } from '../desk-context.ts';
import { Fields, Panel, Quiet, Row, Stack } from '../parts/layout.tsx';
import { Outcome, RefusalLine } from '../parts/outcome.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import { ChangeDraw } from './change-draw.tsx';
import { DRAW_IT } from './draw-it.ts';
import { MatchList } from './match-list.tsx';
import classes from './proposal.module.css';

interface ProposalProps {
  readonly session: number;
  readonly section: string;
  /** Rounds whose draw stays: they are being played. */
  readonly begun: readonly RoundMatches[];
}

const METHODS = ['regulation', 'nearest'] as const;
type Method = (typeof METHODS)[number];

/** By the method of the phase, which may be either of these, or a Danish round. */
const AS_PLANNED = 'planned';

/** What the director says of the draw besides who meets whom. */
interface Wishes {
  readonly method?: Method | undefined;
  /** How matches count that are still played. */
  readonly pending?: PendingWay;
  /** Rematches, as few as possible, where there is no draw without. */
  readonly fewest: boolean;
  /** The lowest three who have not met play the triple, where some of the last three have. */
  readonly unmet: boolean;
  /** Whose captains are there; nothing where it is not recorded. */
  readonly present?: readonly string[];
}

/** The next round as it would be drawn: why, what it breaks, what still plays; changed by the director, then drawn. */
export function Proposal({ session, section, begun }: ProposalProps) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const [edits, setEdits] = useState<readonly DrawEdit[]>([]);
  const [wishes, setWishes] = useState<Wishes>({ fewest: false, unmet: false });
  const { method, pending, fewest, unmet } = wishes;
  // What lots are drawn from: made up once, shown on the record, so that anybody can repeat the draw.
  const [seed] = useState(newCommandId);
  const { view, refusal } = useView(tournament, {
    view: 'draw',
    session,
    section,
    seed,
    ...(method === undefined ? {} : { method }),
    ...(pending === undefined ? {} : { pendingWay: pending }),
    ...(fewest ? { rematches: 'fewest' } : {}),
    ...(unmet ? { triple: 'unmet' } : {}),
    ...(edits.length === 0 ? {} : { edits: JSON.stringify(edits) }),
  });
  if (view === undefined)
    return refusal === undefined ? <Loading shape="rows" /> : <RefusalLine refusal={refusal} />;
  if (begun.some(({ round }) => round === view.round)) return <Quiet>{t('draw.allDrawn')}</Quiet>;
  const proposal = (
    <ProposedRound
      view={view}
      seed={seed}
      wishes={wishes}
      edits={edits}
      onWishes={(more) => setWishes({ ...wishes, ...more })}
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
  readonly wishes: Wishes;
  readonly edits: readonly DrawEdit[];
  readonly onWishes: (more: Partial<Wishes>) => void;
  readonly onEdits: (edits: readonly DrawEdit[]) => void;
}

function ProposedRound({ view, seed, wishes, edits, onWishes, onEdits }: ProposedRoundProps) {
  const { t } = useTranslation('desk');
  return (
    <Panel heading={t('draw.proposal', { round: view.round })}>
      <Changes view={view} edited={edits.length > 0} />
      <Pending view={view} way={wishes.pending} onWay={(pending) => onWishes({ pending })} />
      {view.calendar === undefined && view.round > 1 && (
        <Pick
          label={t('draw.method')}
          value={wishes.method ?? AS_PLANNED}
          options={[
            { value: AS_PLANNED, label: t('draw.asPlanned') },
            ...METHODS.map((value) => ({ value, label: t(`format.methods.${value}`) })),
          ]}
          onPick={(method) => onWishes({ method: method === AS_PLANNED ? undefined : method })}
        />
      )}
      <WhyNot view={view} />
      {(wishes.fewest || (view.why !== undefined && 'impossible' in view.why)) && (
        <Check checked={wishes.fewest} onChange={(fewest) => onWishes({ fewest })}>
          {t('draw.fewest')}
        </Check>
      )}
      {(wishes.unmet || view.proposal?.unmetThree !== undefined) && (
        <Check checked={wishes.unmet} onChange={(unmet) => onWishes({ unmet })}>
          {t('draw.unmet')}
        </Check>
      )}
      <Proposed view={view} />
      {view.lots !== undefined && <Quiet>{t('draw.lots', { seed: view.lots })}</Quiet>}
      <Breaks view={view} />
      {view.calendar === undefined && view.standing.length > 2 && (
        <ChangeDraw teams={view.standing} edits={edits} onChange={onEdits} />
      )}
      <Present view={view} present={wishes.present} onPresent={(present) => onWishes({ present })} />
      <DrawIt
        view={view}
        seed={view.lots ?? seed}
        wishes={wishes}
        edited={edits.length > 0}
        onDone={() => onEdits([])}
      />
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

interface PendingProps {
  readonly view: DrawView;
  readonly way: PendingWay | undefined;
  readonly onWay: (way: PendingWay) => void;
}

/** Matches of the round before that are not over: the draw can be made all the same. */
function Pending({ view: { pending }, way = 'without', onWay }: PendingProps) {
  const { t } = useTranslation('desk');
  if (pending.length === 0) return null;
  return (
    <section aria-label={t('draw.pending')}>
      <b>{t('draw.pending')}</b>:{' '}
      {pending.map(({ home, away }) => `${teamText(home)} – ${teamText(away)}`).join('; ')}
      <Quiet>{t('draw.pendingHint')}</Quiet>
      <Pick
        label={t('draw.pendingWay')}
        value={way}
        options={PENDING_WAYS.map((value) => ({ value, label: t(`draw.pendingWays.${value}`) }))}
        onPick={onWay}
      />
    </section>
  );
}

interface PresentProps {
  readonly view: DrawView;
  readonly present: readonly string[] | undefined;
  readonly onPresent: (present: readonly string[]) => void;
}

/** RTP 3.6.3, ROP 6.3: captains are invited to the draw, and it is made whoever comes; who came is recorded. */
function Present({ view: { standing }, present = [], onPresent }: PresentProps) {
  const { t } = useTranslation('desk');
  return (
    <details>
      <summary className={classes.summary}>{t('draw.present')}</summary>
      <Fields>
        {standing.map((team) => (
          <Check
            key={team.contestant}
            checked={present.includes(team.contestant)}
            onChange={(here) =>
              onPresent(
                here ? [...present, team.contestant] : present.filter((each) => each !== team.contestant),
              )
            }
          >
            {teamText(team)}
          </Check>
        ))}
      </Fields>
    </details>
  );
}

interface DrawItProps {
  readonly view: DrawView;
  readonly seed: string;
  readonly wishes: Wishes;
  readonly edited: boolean;
  readonly onDone: () => void;
}

/** What is sent: the proposal as it is seen; of a calendar, all of its rounds. */
function drawData(
  { session, section, round, proposal, calendar }: DrawView,
  seed: string,
  { pending, fewest, present }: Wishes,
  edited: boolean,
): CommandData['draw-round'] | undefined {
  const about = { session, section, seed, ...(present === undefined ? {} : { present }) };
  if (calendar !== undefined) return { ...about, rounds: calendar.length };
  if (proposal === undefined) return undefined;
  const { matches, bye, segments, reasons, method } = proposal;
  return {
    ...about,
    round,
    matches,
    bye,
    segments,
    reasons,
    method: edited ? 'by-hand' : method,
    ...(pending === undefined ? {} : { pending }),
    ...(fewest ? { rematches: 'fewest' } : {}),
  };
}

function DrawIt({ view, seed, wishes, edited, onDone }: DrawItProps) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const commanding = useDeskCommand(tournament);
  const data = drawData(view, seed, wishes, edited);
  return (
    <>
      <Outcome commanding={commanding} onDone={onDone} />
      <Row>
        <Action
          next
          id={DRAW_IT}
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
