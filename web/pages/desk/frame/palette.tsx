import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import { printBoardResult } from 'naipe/game';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Field } from '../../../components/field.tsx';
import { SuitedText } from '../../../components/suited-text.tsx';
import { useView } from '../../../live/index.ts';
import { desk } from '../../../locales/en/desk.ts';
import { boardNumbers } from '../boards/lines.ts';
import { readQuickEntry } from '../boards/quick-entry.ts';
import { deskAddress, partsFor } from '../desk-address.ts';
import { useDesk } from '../desk-context.ts';
import { Quiet } from '../parts/layout.tsx';
import { usePlaces } from '../parts/use-places.ts';
import { useResultText } from '../parts/use-result-text.ts';
import { useRulingKinds } from '../rulings/ruling-kinds.ts';
import { keyFor, useContestants } from '../use-contestants.ts';
import { type Found, findAnything } from './find-anything.ts';
import classes from './palette.module.css';

const withSearch = (address: string, search: string | undefined): string =>
  search === undefined ? address : `${address}?${search}`;

/** Opens anything: a part of the desk, a board, a table, a pair; or takes a result for a board. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const [, navigate] = useLocation();
  const places = usePlaces();
  const resultText = useResultText();
  const context = useContestants();
  const kinds = useRulingKinds();
  const list = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const cards = useView(tournament, { view: 'table-cards', session: view.room?.session ?? 1 }).view;
  const entries = useView(tournament, { view: 'entries' }).view?.entries ?? [];
  const words = {
    board: t('palette.kind.board'),
    table: t('palette.kind.table'),
    pair: t('palette.kind.pair', { context }),
  };
  const found = findAnything(text, {
    parts: [
      ...partsFor(view.overview).map((part) => ({ part, name: t(`part.${part}`) })),
      { part: 'boards', page: 'hands', name: t('hands.title') },
      { part: 'boards', page: 'import', name: t('import.title') },
      { part: 'room', page: 'codes', name: t('codes.title') },
      ...kinds.map((kind) => ({
        part: 'rulings' as const,
        search: `what=${kind}`,
        name: t(`rulings.kinds.${keyFor(desk.rulings.kinds, kind, context)}`),
      })),
    ],
    words,
    boards: cards === undefined ? [] : boardNumbers(cards),
    room: view.room,
    entries,
  });

  function open(chosen: Found | undefined) {
    if (chosen === undefined) return;
    onClose();
    navigate(addressOf(chosen));
  }

  /** What is typed, as it will stand on the line. */
  function typedText(typed: string): string {
    const entry = readQuickEntry(typed);
    return entry.ok && entry.value.kind === 'result'
      ? resultText(printBoardResult(entry.value.result))
      : typed;
  }

  function addressOf(chosen: Found): string {
    switch (chosen.kind) {
      case 'part':
        return withSearch(deskAddress(tournament, chosen.part, chosen.page), chosen.search);
      case 'board':
        return deskAddress(tournament, 'boards', String(chosen.board));
      case 'entry':
        return `${deskAddress(tournament, 'boards', String(chosen.board))}?entry=${encodeURIComponent(chosen.text)}`;
      case 'table':
        return `${deskAddress(tournament, 'room')}?table=${chosen.section}${chosen.table}`;
      case 'pair':
        return withSearch(deskAddress(tournament, 'entries'), `pair=${encodeURIComponent(chosen.pair)}`);
    }
  }

  function nameOf(chosen: Found): string {
    switch (chosen.kind) {
      case 'part':
        return chosen.name;
      case 'board':
        return t('label.boardNumber', { board: chosen.board });
      case 'entry':
        return t('palette.entry', { board: chosen.board, text: typedText(chosen.text) });
      case 'table':
        return places.table(chosen.section, chosen.table);
      case 'pair':
        return `${chosen.pair} ${chosen.names}`;
    }
  }

  function press(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (event.key === 'Enter') open(found[at]);
    else if (step !== undefined) setAt(Math.min(found.length - 1, Math.max(0, at + step)));
    else return;
    event.preventDefault();
  }

  return (
    <Modal.Root
      opened
      onClose={onClose}
      size="40rem"
      yOffset="12vh"
      transitionProps={{ duration: 100 }}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t('frame.find')}>
        <Modal.Body>
          <Field
            role="combobox"
            aria-label={t('palette.label')}
            aria-expanded={found.length > 0}
            aria-controls={list}
            aria-activedescendant={found.length > 0 ? `${list}-${at}` : undefined}
            placeholder={t('palette.placeholder', { context })}
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setAt(0);
            }}
            onKeyDown={press}
            data-autofocus
            autoFocus
            spellCheck={false}
          />
          {found.length === 0 && <Quiet>{t('palette.nothing')}</Quiet>}
          <div id={list} role="listbox" aria-label={t('palette.found')} className={classes.list}>
            {found.map((each, index) => (
              <div
                key={`${each.kind}${nameOf(each)}`}
                id={`${list}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === at}
                className={classes.item}
                onClick={() => open(each)}
                onKeyDown={press}
              >
                <span>
                  <SuitedText text={nameOf(each)} />
                </span>
                <small>{each.kind === 'pair' ? words.pair : t(`palette.kind.${each.kind}`)}</small>
              </div>
            ))}
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
