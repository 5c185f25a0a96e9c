import type { EntryView, Partners, Refusal } from 'naipe/tournament';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { client, type Intent, newCommandId } from '../../../live/index.ts';
import { useDesk } from '../desk-context.ts';
import { Quiet, Row, Stack } from '../parts/layout.tsx';
import { RefusalLine } from '../parts/outcome.tsx';
import classes from './entries-page.module.css';
import { type PastedPair, printPastedPair, readPastedPairs } from './paste.ts';
import { freeNumber, isPlaceholder } from './placeholder.ts';

/** Who of a list goes where: the pair of its number, else the first without names, else a new pair. */
function intentsFor(pasted: readonly PastedPair[], entries: readonly EntryView[]): readonly Intent[] {
  const entered = new Set(entries.map(({ contestant: pair }) => pair));
  const taken = new Set([...entered, ...pasted.flatMap(({ pair }) => pair ?? [])]);
  const nameless = entries
    .filter(({ contestant: pair, players }) => players.every(({ name }) => isPlaceholder(pair, name)))
    .map(({ contestant: pair }) => pair)
    .filter((pair) => !pasted.some((other) => other.pair === pair));
  return pasted.map(({ pair: named, names: [first, second] }): Intent => {
    const players: Partners = [{ name: first }, { name: second }];
    const pair = named ?? nameless.shift() ?? freeNumber(taken);
    taken.add(pair);
    const data = { kind: 'pair' as const, contestant: pair, players };
    return { id: newCommandId(), type: entered.has(pair) ? 'change-contestant' : 'enter-contestant', data };
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

/** Names from a list: a pair a line. While they are entered one sees how far it is, and can stop; the rest stays there. */
export function PasteList({ entries, onDone }: PasteListProps) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const id = useId();
  const [text, setText] = useState('');
  const [progress, setProgress] = useState<Progress>();
  const [refusal, setRefusal] = useState<Refusal>();
  const stopped = useRef(false);
  const { pairs, unread } = readPastedPairs(text);
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );

  async function enter() {
    stopped.current = false;
    setRefusal(undefined);
    const intents = intentsFor(pairs, entries);
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
    setText([...pairs.slice(done).map(printPastedPair), ...unread].join('\n'));
  }

  return (
    <Stack>
      <label htmlFor={id}>{t('entries.pasteHint')}</label>
      <textarea
        id={id}
        dir="auto"
        className={classes.paste}
        value={text}
        readOnly={progress !== undefined}
        onChange={(event) => setText(event.currentTarget.value)}
        placeholder={'Ana Alfa – Rui Beta\nEva Gama – Gil Delta'}
      />
      {unread.length > 0 && <Quiet>{t('entries.unread', { lines: unread.join(' · ') })}</Quiet>}
      <RefusalLine refusal={refusal} />
      {progress === undefined ? (
        <Row>
          <Action next disabled={pairs.length === 0} onClick={() => void enter()}>
            {t('entries.enter', { count: pairs.length })}
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
