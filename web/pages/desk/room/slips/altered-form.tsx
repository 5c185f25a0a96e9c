import { SLIP_RULES } from 'naipe/regulation';
import type { SideScoreData } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Check, Pick } from '../../../../components/field.tsx';
import { useBoard } from '../../boards/use-board.ts';
import { useDesk } from '../../desk-context.ts';
import { Fields, Row } from '../../parts/layout.tsx';
import { usePlaces } from '../../parts/use-places.ts';
import { SlipForm, type SlipProps } from './slip-form.tsx';
import classes from './slips.module.css';

type Blame = 'responsible' | 'innocent';

/** ROP 5.13: the average of the tournament to whoever is responsible; Law 88 to whoever is not. */
const AWARDS: Readonly<Record<Blame, SideScoreData>> = {
  responsible: { kind: 'named', name: 'own-average' },
  innocent: { kind: 'named', name: 'A+' },
};

/** Hands or cards were in the wrong place: the board is compared in groups (Law 87), or cancelled here (ROP 5.13). */
export function AlteredForm({ slip, view, onDone }: SlipProps) {
  const { t } = useTranslation('desk');
  const common = useTranslation().t;
  const places = usePlaces();
  const { tournament, view: desk } = useDesk();
  const { profile } = desk.overview.settings;
  const { session, section, round, table } = view;
  const own = view.boards.map(({ board }) => board);
  const [board, setBoard] = useState(own[0] ?? 1);
  const { lines } = useBoard(tournament, session, board);
  const [others, setOthers] = useState<readonly string[]>([]);
  const [blame, setBlame] = useState<Readonly<Record<'ns' | 'ew', Blame>>>({
    ns: 'innocent',
    ew: 'innocent',
  });
  const [reason, setReason] = useState<string>(t(`slips.${slip}.title`));
  const { clause } = SLIP_RULES[profile][slip];
  // ROP 5.13 cancels what was misplaced; what was wrongly duplicated is compared in its form (5.8).
  const isCancelled = profile === 'rop' && slip !== 'misduplicated';
  const isHere = (line: { readonly round: number; readonly table: number; readonly section: string }) =>
    line.round === round && line.table === table && line.section === section;
  const meetings = [
    { section, round, table },
    ...lines
      .filter((line) => others.includes(line.key))
      .map(({ section: name, round: when, table: at }) => ({ section: name, round: when, table: at })),
  ];
  const at = { session, section, round, table, board };
  const command =
    reason.trim() === ''
      ? undefined
      : isCancelled
        ? {
            type: 'adjust-score' as const,
            data: { ...at, ns: AWARDS[blame.ns], ew: AWARDS[blame.ew], reason, clause },
          }
        : {
            type: 'group-board' as const,
            data: { session, board, group: `${section}${table}/${round}`, meetings, reason, clause },
          };
  return (
    <SlipForm
      slip={slip}
      view={view}
      command={command}
      reason={reason}
      onReason={setReason}
      onDone={onDone}
      says={isCancelled ? t('slips.altered.cancelled') : t('slips.altered.grouped', { clause })}
    >
      <Fields>
        <Pick
          label={t('slips.altered.board')}
          value={String(board)}
          options={own.map((each) => ({ value: String(each), label: String(each) }))}
          onPick={(picked) => setBoard(Number(picked))}
        />
        {isCancelled &&
          (['ns', 'ew'] as const).map((side) => (
            <Pick
              key={side}
              label={common(`side.${side === 'ns' ? 'NS' : 'EW'}`)}
              value={blame[side]}
              options={(['responsible', 'innocent'] as const).map((value) => ({
                value,
                label: t(`slips.altered.${value}`),
              }))}
              onPick={(picked) => setBlame({ ...blame, [side]: picked })}
            />
          ))}
      </Fields>
      {profile !== 'rop' && (
        <fieldset className={classes.boards}>
          <legend>{t('slips.altered.tables')}</legend>
          <Row>
            {lines.map((line) => (
              <Check
                key={line.key}
                checked={isHere(line) || others.includes(line.key)}
                onChange={(isIn) =>
                  setOthers(isIn ? [...others, line.key] : others.filter((key) => key !== line.key))
                }
              >
                {places.meeting(line)}
              </Check>
            ))}
          </Row>
        </fieldset>
      )}
    </SlipForm>
  );
}
