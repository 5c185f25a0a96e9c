import { CalendarPlus, DoorOpen, Flag, Megaphone, Play, Shuffle, Square } from 'lucide-react';
import type { MatchesView } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { durationText } from '../../../clock/clock-face.ts';
import { useRoundWords } from '../../../clock/use-round-words.ts';
import { Action } from '../../../components/action.tsx';
import { serverTime, useView } from '../../../live/index.ts';
import { matchesPhase } from '../../results/match/phases.ts';
import { placeOfRound } from '../../results/match/rounds.ts';
import { deskAddress } from '../desk-address.ts';
import { useDesk } from '../desk-context.ts';
import { showDrawIt } from '../draw/draw-it.ts';
import { LookFirst } from '../parts/look-first.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { type DeskCommanding, useDeskCommand } from '../parts/use-desk-command.ts';
import { usePlaces } from '../parts/use-places.ts';
import { earlyDraw, withDraw } from './draw-step.ts';
import { clockOf, type NextStep, nextStep, openingNext } from './next-step.ts';
import classes from './status-strip.module.css';
import { type Unfinished, unfinishedBefore } from './unfinished.ts';

type Step = Exclude<NextStep, { kind: 'plan' | 'draw' | 'nothing' }>;

function command({ send }: DeskCommanding, step: Step): Promise<boolean> {
  const { session } = step;
  switch (step.kind) {
    case 'open':
      return send('open-session', { session });
    case 'start-round':
      return send('start-round', { session, round: step.round });
    case 'end-round':
      return send('end-round', { session, round: step.round });
    case 'publish-draw': {
      const { section, round } = step;
      return send('publish-draw', { session, section, round });
    }
    case 'close':
      return send('close-session', { session });
    case 'publish':
      return send('publish-results', { session });
  }
}

/** A step that waits for the director to have looked. */
interface Held {
  readonly step: NextStep;
  readonly about: readonly Unfinished[];
}

function useUnfinishedWords() {
  const { t } = useTranslation('desk');
  const places = usePlaces();
  return (about: Unfinished): string => {
    if (about.kind === 'time-left') {
      const { round, milliseconds } = about;
      return t('unfinished.timeLeft', { round, time: durationText(milliseconds) });
    }
    const named = about.places.map(({ section, table, boards }) =>
      t('unfinished.place', { table: places.tableName(section, table), boards: boards.join(', ') }),
    );
    return t('unfinished.missing', { places: named.join('; ') });
  };
}

const STEP_ICONS = {
  plan: CalendarPlus,
  draw: Shuffle,
  'publish-draw': Megaphone,
  open: DoorOpen,
  'start-round': Play,
  'end-round': Square,
  close: Flag,
  publish: Megaphone,
} as const;

/** The rounds of matches that are drawn, where any are played. */
function useDrawnMatches(): MatchesView | undefined {
  const { tournament, view } = useDesk();
  const phase = matchesPhase(view.overview)?.phase;
  const matches = useView(
    tournament,
    phase === undefined ? { view: 'desk' } : { view: 'matches', phase },
  ).view;
  return matches !== undefined && 'rounds' in matches ? matches : undefined;
}

function useStepWords(matches: MatchesView | undefined) {
  const { t } = useTranslation('desk');
  const rounds = useRoundWords();
  return (step: Exclude<NextStep, { kind: 'nothing' }>): string => {
    switch (step.kind) {
      case 'draw':
      case 'publish-draw':
        return t(`teamStep.${step.kind}`, { round: step.round });
      case 'start-round':
      case 'end-round': {
        const place = matches === undefined ? undefined : placeOfRound(matches, step.session, step.round);
        if (place !== undefined) return step.kind === 'start-round' ? rounds.start(place) : rounds.end(place);
        return t(`step.${step.kind}`, { round: step.round });
      }
      case 'open':
        return step.session === 1 ? t('step.open') : t('step.openNext', { session: step.session });
      case 'plan':
      case 'close':
      case 'publish':
        return t(`step.${step.kind}`);
    }
  };
}

/** What the director does next, always in the same place. */
export function NextStepButton() {
  const { tournament, view } = useDesk();
  const [, navigate] = useLocation();
  const commanding = useDeskCommand(tournament);
  const matches = useDrawnMatches();
  const step = withDraw(nextStep(view), view.overview, matches);
  const clock = view.room === undefined ? undefined : clockOf(view.room);
  const mayEnd = clock !== undefined && clock.endedAt === undefined;
  const ending =
    step.kind === 'start-round' && step.round > 1 && mayEnd
      ? ({ ...step, kind: 'end-round', round: step.round - 1 } as const)
      : undefined;

  // The results of a session may come out after the next has begun.
  const opening = step.kind === 'publish' ? openingNext(view.overview) : undefined;
  const beside =
    ending ??
    earlyDraw(step, view.overview, matches) ??
    (opening && withDraw(opening, view.overview, matches));

  const [asked, setAsked] = useState<Held>();
  const sentence = useUnfinishedWords();
  const words = useStepWords(matches);

  const go = (taken: NextStep) => {
    setAsked(undefined);
    if (taken.kind === 'plan') navigate(deskAddress(tournament, 'setup'));
    else if (taken.kind === 'draw') {
      navigate(deskAddress(tournament, 'draw'));
      showDrawIt();
    }
    if (taken.kind !== 'plan' && taken.kind !== 'draw' && taken.kind !== 'nothing')
      void command(commanding, taken);
  };
  const take = (taken: NextStep) => {
    const about = unfinishedBefore(taken, view.room, serverTime.now());
    if (about.length === 0) go(taken);
    else setAsked({ step: taken, about });
  };

  return (
    <>
      {step.kind !== 'nothing' && (
        <div className={classes.step}>
          {beside !== undefined && beside.kind !== 'nothing' && (
            <Action icon={STEP_ICONS[beside.kind]} onClick={() => take(beside)}>
              {words(beside)}
            </Action>
          )}
          <Action next icon={STEP_ICONS[step.kind]} loading={commanding.sending} onClick={() => take(step)}>
            {words(step)}
          </Action>
        </div>
      )}
      <div className={classes.outcome}>
        {asked === undefined ? (
          <Outcome commanding={commanding} />
        ) : (
          <LookFirst
            sentences={asked.about.map(sentence)}
            onYes={() => go(asked.step)}
            onNo={() => setAsked(undefined)}
          />
        )}
      </div>
    </>
  );
}
