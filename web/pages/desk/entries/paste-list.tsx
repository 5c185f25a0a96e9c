import type { CommandData, ContestantKind, EntryView, Partners, Refusal } from 'naipe/tournament';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { Check } from '../../../components/field.tsx';
import { client, type Intent, newCommandId } from '../../../live/index.ts';
import { useDesk } from '../desk-context.ts';
import { Quiet, Row, Stack } from '../parts/layout.tsx';
import { RefusalLine } from '../parts/outcome.tsx';
import { useContestants } from '../use-contestants.ts';
import classes from './entries-page.module.css';
import {
  type PastedPair,
  type PastedPlayer,
  printPastedPair,
  readPastedPairs,
  readPastedPlayers,
} from './paste.ts';
import { freeNumber, isPlaceholder } from './placeholder.ts';

/** Somebody of a list, as the tournament enters him: a pair or a player. */
interface Pasted {
  /** The number that the list has for him. */
  readonly number?: string;
  /** As a line of a list. */
  readonly line: string;
  readonly entry: (number: string) => CommandData['enter-contestant'];
}

const pastedPair = (pasted: PastedPair, asTriplet: boolean): Pasted => {
  const [first, second] = pasted.names;
  const players: Partners = [{ name: first }, { name: second }];
  const third = asTriplet && pasted.third !== undefined ? { third: { name: pasted.third } } : {};
  return {
    ...(pasted.pair === undefined ? {} : { number: pasted.pair }),
    line: printPastedPair(pasted),
    entry: (contestant) => ({ kind: 'pair', contestant, players, ...third }),
  };
};

const pastedPlayer = ({ player, name }: PastedPlayer): Pasted => ({
  ...(player === undefined ? {} : { number: player }),
  line: player === undefined ? name : `${player}. ${name}`,
  entry: (contestant) => ({ kind: 'player', contestant, player: { name } }),
});

function readPasted(text: string, contestants: ContestantKind, asTriplets: boolean) {
  if (contestants === 'player') {
    const { players, unread } = readPastedPlayers(text);
    return { pasted: players.map(pastedPlayer), thirds: [], unread };
  }
  const { pairs, unread } = readPastedPairs(text);
  return {
    pasted: pairs.map((pair) => pastedPair(pair, asTriplets)),
    thirds: pairs.flatMap(({ third }) => third ?? []),
    unread,
  };
}

/** Who of a list goes where: the contestant of its number, else the first without names, else a new one. */
function intentsFor(pasted: readonly Pasted[], entries: readonly EntryView[]): readonly Intent[] {
  const entered = new Set(entries.map(({ contestant: pair }) => pair));
  const taken = new Set([...entered, ...pasted.flatMap(({ number }) => number ?? [])]);
  const nameless = entries
    .filter(({ contestant: pair, players }) => players.every(({ name }) => isPlaceholder(pair, name)))
    .map(({ contestant: pair }) => pair)
    .filter((pair) => !pasted.some((other) => other.number === pair));
  return pasted.map(({ number, entry }): Intent => {
    const contestant = number ?? nameless.shift() ?? freeNumber(taken);
    taken.add(contestant);
    const type = entered.has(contestant) ? 'change-contestant' : 'enter-contestant';
    return { id: newCommandId(), type, data: entry(contestant) } as Intent;
  });
}

interface PasteListProps {
  readonly entries: readonly EntryView[];
  readonly onDone: () => void;
}

interface Progress {
  readonly done: number;
  readonly all: number;
}

/** Names from a list: a pair, or a player, a line. While they are entered one sees how far it is, and can stop; the rest stays there. */
export function PasteList({ entries, onDone }: PasteListProps) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const id = useId();
  const [text, setText] = useState('');
  const [asTriplets, setAsTriplets] = useState(false);
  const [progress, setProgress] = useState<Progress>();
  const [refusal, setRefusal] = useState<Refusal>();
  const stopped = useRef(false);
  const contestants = useContestants();
  const of = { context: contestants };
  const { pasted, thirds, unread } = readPasted(text, contestants, asTriplets);
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );

  async function enter() {
    stopped.current = false;
    setRefusal(undefined);
    const intents = intentsFor(pasted, entries);
    let done = 0;
    for (const intent of intents) {
      setProgress({ done, all: intents.length });
      const answer = await client.command(tournament, intent);
      if (!answer.ok) setRefusal(answer.error);
      if (!answer.ok || stopped.current) break;
      done++;
    }
    setProgress(undefined);
    if (done === intents.length) return onDone();
    setText([...pasted.slice(done).map(({ line }) => line), ...unread].join('\n'));
  }

  return (
    <Stack>
      <label htmlFor={id}>{t('entries.pasteHint', of)}</label>
      <textarea
        id={id}
        dir="auto"
        className={classes.paste}
        value={text}
        readOnly={progress !== undefined}
        onChange={(event) => setText(event.currentTarget.value)}
        placeholder={
          contestants === 'player' ? 'Ana Alfa\nRui Beta' : 'Ana Alfa – Rui Beta\nEva Gama – Gil Delta'
        }
      />
      {unread.length > 0 && <Quiet>{t('entries.unread', { lines: unread.join(' · '), ...of })}</Quiet>}
      {thirds.length > 0 && (
        <Check checked={asTriplets} onChange={setAsTriplets}>
          {t('entries.thirds', { names: thirds.join(' · ') })}
        </Check>
      )}
      <RefusalLine refusal={refusal} />
      {progress === undefined ? (
        <Row>
          <Action next disabled={pasted.length === 0} onClick={() => void enter()}>
            {t('entries.enter', { count: pasted.length, ...of })}
          </Action>
        </Row>
      ) : (
        <Row>
          <progress
            className={classes.progress}
            aria-label={t('pasting.label')}
            value={progress.done}
            max={progress.all}
          />
          <span role="status">{t('pasting.progress', { ...progress })}</span>
          <Action
            onClick={() => {
              stopped.current = true;
            }}
          >
            {t('pasting.stop')}
          </Action>
        </Row>
      )}
    </Stack>
  );
}
