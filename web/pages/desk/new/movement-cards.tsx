import { shortfalls } from 'naipe/regulation';
import { eventClassOf, profileOf, type Settings } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { LinesOf } from '../readings/reading-lines.tsx';
import { finishTime, type MovementChoice, SHOWN_AT_ONCE } from './choices.ts';
import classes from './movement-cards.module.css';

interface MovementCardsProps {
  readonly choices: readonly MovementChoice[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  /** When play starts: `20:15`. */
  readonly start: string;
  readonly settings: Settings;
}

/** A few movements to choose from, the recommended one first; the others when they are asked for. */
export function MovementCards({ choices, chosen, onChoose, start, settings }: MovementCardsProps) {
  const { t } = useTranslation('desk');
  const [isOpen, setOpen] = useState(false);
  const all = isOpen || choices.findIndex(({ id }) => id === chosen) >= SHOWN_AT_ONCE;
  const shown = all ? choices : choices.slice(0, SHOWN_AT_ONCE);
  const more = choices.length - shown.length;
  return (
    <fieldset className={classes.cards}>
      <legend className={classes.legend}>{t('new.choose')}</legend>
      {shown.map((choice, index) => (
        <label key={choice.id} className={classes.card}>
          <input
            type="radio"
            name="movement"
            checked={choice.id === chosen}
            onChange={() => onChoose(choice.id)}
          />
          {index === 0 && <span className={classes.badge}>{t('new.recommended')}</span>}
          <MovementName choice={choice} />
          <MovementFacts choice={choice} start={start} />
          <MovementReason choice={choice} settings={settings} />
        </label>
      ))}
      {more > 0 && <Action onClick={() => setOpen(true)}>{t('new.moreMovements', { count: more })}</Action>}
    </fieldset>
  );
}

function MovementName({
  choice: { kind, mixed, switched, cutShort, suggestion },
}: {
  choice: MovementChoice;
}) {
  const { t } = useTranslation('desk');
  const name = mixed
    ? t('sessions.mixed', { count: suggestion.sessions.length })
    : t(`movement.${kind}`, { count: suggestion.sections });
  const manner = switched ? t('new.switched') : cutShort ? t('new.cutShort') : '';
  return <span className={classes.name}>{manner === '' ? name : `${name}, ${manner}`}</span>;
}

function MovementFacts({ choice, start }: { readonly choice: MovementChoice; readonly start: string }) {
  const { t } = useTranslation('desk');
  const { rounds, boardsPerRound, boardsPerPair, minutes, winners } = choice.suggestion;
  const { least, most } = boardsPerPair;
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t('new.rounds')}</dt>
        <dd>{t('new.roundsOf', { rounds, boards: boardsPerRound })}</dd>
      </div>
      <div>
        <dt>{t('new.boardsEach')}</dt>
        <dd>{least === most ? most : `${least}–${most}`}</dd>
      </div>
      <div>
        <dt>{t('new.finish')}</dt>
        <dd>{finishTime(start, minutes)}</dd>
      </div>
      <div>
        <dt>{t('new.winners')}</dt>
        <dd>{winners === 1 ? t('new.oneWinner') : t('new.twoWinners')}</dd>
      </div>
    </dl>
  );
}

function MovementReason({
  choice: { kind, mixed, meets, evenness, suggestion },
  settings,
}: {
  readonly choice: MovementChoice;
  readonly settings: Settings;
}) {
  const { t } = useTranslation('desk');
  const { official, copies, boardsPerPair, sessions } = suggestion;
  const { pairs } = sessions[0];
  const minimums = profileOf(settings).minimums[eventClassOf(settings)];
  const count = Math.max(sessions.length, settings.sessionCount);
  const { least, most } = boardsPerPair;
  const short = shortfalls(minimums, {
    sessions: count,
    boards: { least: least * count, most: most * count },
  });
  return (
    <>
      <p className={classes.why}>
        {mixed && `${t(sessions.length === 2 ? 'sessions.twoHow' : 'sessions.mixedHow')} `}
        {official !== undefined
          ? `${t('new.official', { clause: official, pairs })} `
          : mixed
            ? ''
            : `${t(`why.${kind}`)} `}
        {t(`meets.${meets}`)} {t(`evenness.${evenness}`, { pairs, clause: official })}
        {copies > 1 && ` ${t('new.copies', { count: copies })}`}
      </p>
      {mixed && official !== undefined && <LinesOf settings={settings} of={['A24']} />}
      {short.map(({ code, clause, least: asked, found }) => (
        <p key={code} className={classes.caveat}>
          {t(`finding.${code}`, { least: asked, found })} ({clause})
        </p>
      ))}
      {short.length > 0 && <LinesOf settings={settings} of={['force-majeure']} />}
    </>
  );
}
