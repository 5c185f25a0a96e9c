import type { Settings } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { finishTime } from '../choices.ts';
import classes from '../movement-cards.module.css';
import {
  boardsEach,
  type FormatDraft,
  type FormatKind,
  isMost,
  minutesOf,
  roundsOf,
} from './format-draft.ts';

const KINDS = ['swiss', 'round-robin', 'knockout', 'movement'] as const satisfies readonly FormatKind[];
const DAY_MINUTES = 14 * 60;

interface FormatCardsProps {
  readonly teams: number;
  readonly recommended: FormatKind;
  readonly draft: FormatDraft;
  readonly start: string;
  readonly settings: Settings;
  readonly onChoose: (kind: FormatKind) => void;
}

/** The four ways in which teams can meet, the recommended one first. */
export function FormatCards({ teams, recommended, draft, start, settings, onChoose }: FormatCardsProps) {
  const { t } = useTranslation('desk');
  const kinds = [recommended, ...KINDS.filter((kind) => kind !== recommended)].filter(
    (kind) => settings.contestants === 'team' || kind !== 'movement',
  );
  return (
    <fieldset className={classes.cards}>
      <legend className={classes.legend}>{t('format.label')}</legend>
      {kinds.map((kind) => {
        const each = { ...draft, kind };
        const minutes = minutesOf(each, teams, settings.minutesPerBoard);
        return (
          <label key={kind} className={classes.card}>
            <input type="radio" name="format" checked={kind === draft.kind} onChange={() => onChoose(kind)} />
            {kind === recommended && <span className={classes.badge}>{t('new.recommended')}</span>}
            <span className={classes.name}>{t(`format.${kind}`)}</span>
            <span>{t(`format.about.${kind}`, { rounds: roundsOf(each, teams) })}</span>
            <span>
              {t('format.boardsEach', {
                boards: boardsEach(each, teams),
                ...(isMost(each, teams) ? { context: 'most' } : {}),
              })}
              {minutes < DAY_MINUTES && `, ${t('format.finish', { time: finishTime(start, minutes) })}`}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
