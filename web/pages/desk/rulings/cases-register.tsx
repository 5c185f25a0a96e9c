import { Gavel, Paperclip } from 'lucide-react';
import type { CaseLine } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { Field } from '../../../components/field.tsx';
import { Loading } from '../../../components/loading.tsx';
import { useView } from '../../../live/index.ts';
import { CaseLink } from '../../directing/case-link.tsx';
import { useOpenCase } from '../../directing/use-open-case.ts';
import { useBoard } from '../boards/use-board.ts';
import { useDesk } from '../desk-context.ts';
import { Panel, Quiet, Row, WideFields } from '../parts/layout.tsx';
import classes from './cases-register.module.css';
import { findCases } from './find-cases.ts';
import { BoardPicker, LinePicker } from './pickers.tsx';

/** Every case of the tournament: found by law, player, table or board, and counted by law. */
export function CasesRegister() {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const { view } = useView(tournament, { view: 'cases' });
  const [words, setWords] = useState('');
  return (
    <Panel heading={t('cases.register')}>
      <NewCase />
      {view === undefined ? (
        <Loading shape="rows" />
      ) : view.cases.length === 0 ? (
        <Quiet>{t('cases.registerNone')}</Quiet>
      ) : (
        <>
          <Field
            label={t('cases.search')}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <Found cases={findCases(view.cases, words)} />
          <Quiet>
            {t('cases.stats')}:{' '}
            {view.laws.map(({ law, cases }) => t('cases.statsOf', { law, count: cases })).join(' · ')}
          </Quiet>
        </>
      )}
    </Panel>
  );
}

function Found({ cases }: { readonly cases: readonly CaseLine[] }) {
  const { tournament } = useDesk();
  return (
    <ul className={classes.found}>
      {cases.map((line) => (
        <li key={line.case}>
          <CaseLink tournament={tournament} line={line} />
        </li>
      ))}
    </ul>
  );
}

/** A case of a board that nobody called about: the board, then the table. */
function NewCase() {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const session = view.room?.session ?? 1;
  const [wished, setWished] = useState<number>();
  const [key, setKey] = useState('');
  const { boards, board, lines } = useBoard(tournament, session, wished);
  const line = lines.find((each) => each.key === key);
  const open = useOpenCase(tournament);
  const [none, setNone] = useState(false);
  const place = line && { session, section: line.section, round: line.round, table: line.table, board };
  /** What was told on the page Rulings goes to the board. */
  async function attach() {
    const { caseOnDevice } = await import('../../directing/attached-case.ts');
    const told = caseOnDevice();
    setNone(told === undefined);
    if (told !== undefined && place !== undefined) await open({ ...place, ...told });
  }
  if (view.room === undefined || view.room.status === 'planned') return null;
  return (
    <details>
      <summary>{t('cases.newCase')}</summary>
      <WideFields>
        <BoardPicker boards={boards} value={board} onPick={setWished} />
        <LinePicker lines={lines} value={key} onPick={setKey} />
      </WideFields>
      <Row>
        <Action
          next
          icon={Gavel}
          disabled={line === undefined}
          onClick={() => {
            if (place !== undefined) void open(place);
          }}
        >
          {t('cases.openIt')}
        </Action>
        <Action icon={Paperclip} disabled={line === undefined} onClick={() => void attach()}>
          {t('cases.attach')}
        </Action>
      </Row>
      {none && <Quiet>{t('cases.attachNone')}</Quiet>}
    </details>
  );
}
