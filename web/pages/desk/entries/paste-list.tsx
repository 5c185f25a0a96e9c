import type { EntryView, Partners, Refusal } from 'naipe/tournament';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client, type Intent, newCommandId } from '../../../live/index.ts';
import { useDesk } from '../desk-context.ts';
import { Action } from '../parts/action.tsx';
import { Quiet, Row } from '../parts/layout.tsx';
import { RefusalLine } from '../parts/outcome.tsx';
import classes from './entries-page.module.css';
import { type PastedPair, readPastedPairs } from './paste.ts';
import { isPlaceholder } from './placeholder.ts';

/** Who of a list goes where: the pair of its number, else the first without names, else a new pair. */
function intentsFor(pasted: readonly PastedPair[], entries: readonly EntryView[]): readonly Intent[] {
  const entered = new Set(entries.map(({ pair }) => pair));
  const nameless = entries
    .filter(({ pair, players }) => players.every(({ name }) => isPlaceholder(pair, name)))
    .map(({ pair }) => pair)
    .filter((pair) => !pasted.some((other) => other.pair === pair));
  let fresh = entries.length;
  return pasted.map(({ pair: named, names: [first, second] }): Intent => {
    const players: Partners = [{ name: first }, { name: second }];
    const pair = named ?? nameless.shift() ?? String(++fresh);
    const data = { pair, players };
    return { id: newCommandId(), type: entered.has(pair) ? 'change-pair' : 'enter-pair', data };
  });
}

interface PasteListProps {
  readonly entries: readonly EntryView[];
  readonly onDone: () => void;
}

/** Names from a list: a pair a line. */
export function PasteList({ entries, onDone }: PasteListProps) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const id = useId();
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const { pairs, unread } = readPastedPairs(text);

  async function enter() {
    setSending(true);
    for (const intent of intentsFor(pairs, entries)) {
      const answer = await client.command(tournament, intent);
      if (answer.ok) continue;
      setRefusal(answer.error);
      return setSending(false);
    }
    setSending(false);
    onDone();
  }

  return (
    <div>
      <label htmlFor={id}>{t('entries.pasteHint')}</label>
      <textarea
        id={id}
        className={classes.paste}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        placeholder={'Ana Alfa – Rui Beta\nEva Gama – Gil Delta'}
      />
      {unread.length > 0 && <Quiet>{t('entries.unread', { lines: unread.join(' · ') })}</Quiet>}
      <RefusalLine refusal={refusal} />
      <Row>
        <Action next loading={sending} disabled={pairs.length === 0} onClick={() => void enter()}>
          {t('entries.enter', { count: pairs.length })}
        </Action>
      </Row>
    </div>
  );
}
