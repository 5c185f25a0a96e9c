import type { Extent, IndividualSuggestion } from 'naipe/movement';
import { useTranslation } from 'react-i18next';
import { finishTime } from '../choices.ts';
import classes from '../movement-cards.module.css';

/** As many as one compares at a glance. */
export const SHOWN = 4;

export const idOf = ({ movements, rounds, boardsPerRound }: IndividualSuggestion): string =>
  [movements.length, rounds, boardsPerRound].join('-');

const extent = ({ least, most }: Extent): string => (least === most ? String(most) : `${least}–${most}`);

interface IndividualCardsProps {
  readonly choices: readonly IndividualSuggestion[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  /** When play starts: `20:15`. */
  readonly start: string;
}

/** The ways to play an individual, the recommended one first. */
export function IndividualCards({ choices, chosen, onChoose, start }: IndividualCardsProps) {
  const { t } = useTranslation('desk');
  return (
    <fieldset className={classes.cards}>
      <legend className={classes.legend}>{t('new.choose')}</legend>
      {choices.map((choice, index) => (
        <label key={idOf(choice)} className={classes.card}>
          <input
            type="radio"
            name="movement"
            checked={idOf(choice) === chosen}
            onChange={() => onChoose(idOf(choice))}
          />
          {index === 0 && <span className={classes.badge}>{t('new.recommended')}</span>}
          <span className={classes.name}>
            {choice.movements.length === 1
              ? t('individual.oneSection')
              : t('individual.sections', {
                  count: choice.movements.length,
                  sizes: choice.movements.map(({ players }) => players).join(' + '),
                })}
          </span>
          <Facts choice={choice} start={start} />
          <Reason choice={choice} />
        </label>
      ))}
    </fieldset>
  );
}

function Facts({ choice, start }: { readonly choice: IndividualSuggestion; readonly start: string }) {
  const { t } = useTranslation('desk');
  const { rounds, boardsPerRound, boardsPerPlayer, minutes, sitOuts } = choice;
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t('new.rounds')}</dt>
        <dd>{t('new.roundsOf', { rounds, boards: boardsPerRound })}</dd>
      </div>
      <div>
        <dt>{t('new.boardsEach')}</dt>
        <dd>{extent(boardsPerPlayer)}</dd>
      </div>
      <div>
        <dt>{t('new.finish')}</dt>
        <dd>{finishTime(start, minutes)}</dd>
      </div>
      {sitOuts.most > 0 && (
        <div>
          <dt>{t('individual.sitsOut')}</dt>
          <dd>{t('individual.roundsOut', { count: sitOuts.most, rounds: extent(sitOuts) })}</dd>
        </div>
      )}
    </dl>
  );
}

function Reason({ choice: { balance, copies, movements } }: { readonly choice: IndividualSuggestion }) {
  const { t } = useTranslation('desk');
  const { least, most } = balance.meetings;
  const words = [
    t('individual.partners'),
    t('individual.opponents', { times: least === most ? String(most) : `${least}–${most}` }),
    t(`evenness.${balance.verdict}`),
    t('individual.balance', { quality: balance.quality }),
    ...(movements.some(({ shares }) => shares.length > 0) ? [t('individual.shared')] : []),
    ...(copies > 1 ? [t('new.copies', { count: copies })] : []),
  ];
  return <p className={classes.why}>{words.join(' ')}</p>;
}
