import type { LineUpView } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Key } from '../../components/key.tsx';
import { PrimaryButton } from '../../components/primary-button.tsx';
import { useClauseText } from '../../components/use-clause-text.ts';
import { results } from '../../locales/en/results.ts';
import classes from './line-up-form.module.css';
import {
  inRoom,
  lineUpOf,
  mayGo,
  objections,
  type Picks,
  picked,
  picksOf,
  type Room,
} from './line-up-picks.ts';

interface LineUpFormProps {
  readonly view: LineUpView;
  readonly sending: boolean;
  readonly onDeclare: (lineUp: LineUpView['choices'][number]['lineUp']) => void;
}

const FULL = 2;

/** Who plays where: each player goes to a room or rests; what the rule does not allow cannot be chosen, and it says why. */
export function LineUpForm({ view, sending, onDeclare }: LineUpFormProps) {
  const { t } = useTranslation('results');
  const placeName = usePlaceNames(view.meets);
  const { players, choices, mine } = view;
  const [picks, setPicks] = useState<Picks>(() => picksOf(mine));
  const lineUp = lineUpOf(choices, picks);
  const against = objections(choices, picks);
  const isReady = lineUp !== undefined && lineUp.breaches.length === 0;
  return (
    <div className={classes.form}>
      {players.map(({ index, name }) => (
        <fieldset key={index} className={classes.player}>
          <legend className={classes.legend}>{t('lineUp.pick', { player: name })}</legend>
          <bdi className={classes.name} aria-hidden>
            {name}
          </bdi>
          <div className={classes.keys}>
            {(['open', 'closed'] as const).map((room) => {
              const isHere = picks.get(index) === room;
              const isFull = !isHere && inRoom(picks, room).length >= FULL;
              return (
                <Key
                  key={room}
                  pressed={isHere}
                  disabled={!isHere && (isFull || !mayGo(choices, picks, index, room))}
                  onPress={() => setPicks(picked(picks, index, isHere ? undefined : room))}
                >
                  {placeName(room)}
                </Key>
              );
            })}
          </div>
        </fieldset>
      ))}
      <div role="status">
        <Objections breaches={against} />
        {against.length === 0 && !isReady && (
          <p className={classes.note}>
            {t(view.meets === undefined ? 'lineUp.fewer' : 'lineUp.fewerBySide')}
          </p>
        )}
      </div>
      <PrimaryButton
        disabled={!isReady}
        loading={sending}
        onClick={() => {
          if (lineUp !== undefined) onDeclare(lineUp.lineUp);
        }}
      >
        {t('lineUp.declare')}
      </PrimaryButton>
      <WhyNot view={view} picks={picks} />
    </div>
  );
}

/** What a captain calls the two places for his pairs: rooms, or sides where the team meets two others at a time. */
function usePlaceNames(meets: LineUpView['meets']) {
  const { t } = useTranslation(['results', 'common']);
  return (room: Room): string => {
    if (meets === undefined) return t(`results:lineUp.${room}`);
    return t(`common:vulnerability.${room === 'open' ? 'NS' : 'EW'}`);
  };
}

type Breaches = LineUpView['choices'][number]['breaches'];
type Known = keyof typeof results.lineUp.breach;
const isKnown = (code: string): code is Known => Object.hasOwn(results.lineUp.breach, code);

function useBreachWords() {
  const { t } = useTranslation('results');
  const clauseText = useClauseText();
  return ({ code, clause, message }: Breaches[number]): string =>
    `${isKnown(code) ? t(`lineUp.breach.${code}`) : message} (${clauseText(clause)})`;
}

function Objections({ breaches }: { readonly breaches: Breaches }) {
  const words = useBreachWords();
  return breaches.map((breach) => (
    <p key={breach.code} className={classes.against}>
      {words(breach)}
    </p>
  ));
}

/** Why some keys are shut: what the rule says against the line-ups that cannot be chosen now. */
function WhyNot({ view, picks }: { readonly view: LineUpView; readonly picks: Picks }) {
  const words = useBreachWords();
  const { t } = useTranslation('results');
  if (picks.size === 0) return null;
  const all = view.choices.flatMap(({ breaches }) => breaches);
  const each = all.filter(({ code }, at) => all.findIndex((other) => other.code === code) === at);
  if (each.length === 0) return null;
  return (
    <details className={classes.why}>
      <summary>{t('lineUp.notAllowed')}</summary>
      <ul>
        {each.map((breach) => (
          <li key={breach.code}>{words(breach)}</li>
        ))}
      </ul>
    </details>
  );
}

/** A line-up that stands. */
export function LineUpShown({
  lineUp,
  meets,
  names,
}: {
  readonly lineUp: LineUpView['choices'][number]['lineUp'];
  readonly meets: LineUpView['meets'];
  readonly names: (index: number) => string;
}) {
  const { t } = useTranslation('results');
  const side = usePlaceNames(meets);
  return (
    <dl className={classes.shown}>
      {(['open', 'closed'] as const).map((room) => (
        <div key={room}>
          <dt>{meets === undefined ? t(`match.${room}`) : side(room)}</dt>
          <dd>
            <bdi>{names(lineUp[room][0])}</bdi> – <bdi>{names(lineUp[room][1])}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
