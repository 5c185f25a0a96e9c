import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Check, Field, Pick } from '../../../components/field.tsx';
import { useBoard } from '../boards/use-board.ts';
import { useDesk } from '../desk-context.ts';
import { Fields, Quiet, Stack } from '../parts/layout.tsx';
import { usePlaces } from '../parts/use-places.ts';
import { ReadingLines } from '../readings/reading-lines.tsx';
import { clauseUnder, usualClauses } from './clauses.ts';
import { GroundsFields, isGrounded } from './grounds-fields.tsx';
import { BoardPicker } from './pickers.tsx';
import { RulingForm } from './ruling-form.tsx';
import { useRuling } from './use-ruling.ts';

const EVERYWHERE = '';

/** Nobody scores on a board. */
export function CancelBoardForm() {
  const { t } = useTranslation('desk');
  const { room, overview } = useDesk().view;
  const { laws } = overview.settings;
  const [wished, setWished] = useState<number>();
  const [section, setSection] = useState(EVERYWHERE);
  const [grounds, setGrounds] = useState({ clause: clauseUnder('Law 12C2', laws), reason: '' });
  const ruling = useRuling(() => setGrounds({ ...grounds, reason: '' }));
  const { tournament, session } = ruling;
  const { boards, board } = useBoard(tournament, session, wished);
  const sections = room?.sections ?? [];
  return (
    <RulingForm
      {...ruling}
      go={t('cancel.go', { board })}
      ready={boards.includes(board) && isGrounded(grounds)}
      onSubmit={() =>
        void ruling.give('cancel-board', {
          session,
          board,
          ...grounds,
          ...(section === EVERYWHERE ? {} : { section }),
        })
      }
    >
      <Fields>
        <BoardPicker boards={boards} value={board} onPick={setWished} />
        {sections.length > 1 && (
          <Pick
            label={t('cancel.where')}
            value={section}
            options={[
              { value: EVERYWHERE, label: t('cancel.everywhere') },
              ...sections.map((each) => ({
                value: each.section,
                label: t('label.section', { section: each.section }),
              })),
            ]}
            onPick={setSection}
          />
        )}
      </Fields>
      <GroundsFields
        {...grounds}
        usual={usualClauses('cancel', laws)}
        onChange={(changes) => setGrounds({ ...grounds, ...changes })}
      />
    </RulingForm>
  );
}

/** Law 87: the tables that played a fouled board alike are compared among themselves. */
export function GroupBoardForm() {
  const { t } = useTranslation('desk');
  const places = usePlaces();
  const [wished, setWished] = useState<number>();
  const [group, setGroup] = useState('2');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [grounds, setGrounds] = useState({ clause: 'Law 87', reason: '' });
  const ruling = useRuling(() => setChosen(new Set()));
  const { tournament, session } = ruling;
  const { boards, board, lines } = useBoard(tournament, session, wished);
  const meetings = lines
    .filter(({ key }) => chosen.has(key))
    .map(({ section, round, table }) => ({ section, round, table }));
  return (
    <RulingForm
      {...ruling}
      go={t('group.go')}
      ready={meetings.length > 0 && group.trim() !== '' && isGrounded(grounds)}
      onSubmit={() =>
        void ruling.give('group-board', { session, board, group: group.trim(), meetings, ...grounds })
      }
    >
      <Quiet>{t('group.sentence')}</Quiet>
      <ReadingLines of={['A03', 'largest-group', 'B12']} />
      <Fields>
        <BoardPicker boards={boards} value={board} onPick={setWished} />
        <Field
          label={t('group.name')}
          value={group}
          onChange={(event) => setGroup(event.currentTarget.value)}
        />
      </Fields>
      <Stack>
        {lines.map((line) => (
          <Check
            key={line.key}
            checked={chosen.has(line.key)}
            onChange={(isIn) => {
              const next = new Set(chosen);
              if (isIn) next.add(line.key);
              else next.delete(line.key);
              setChosen(next);
            }}
          >
            {places.meeting(line)}: {line.ns.contestant} – {line.ew.contestant}
          </Check>
        ))}
      </Stack>
      <GroundsFields
        {...grounds}
        usual={usualClauses('group', ruling.settings.laws)}
        onChange={(changes) => setGrounds({ ...grounds, ...changes })}
      />
    </RulingForm>
  );
}
