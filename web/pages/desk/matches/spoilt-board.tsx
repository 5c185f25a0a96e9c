import type { BoardRemedy, RopSpoilt, RtpSpoilt, SpoiltBoardRules } from 'naipe/regulation';
import type { BoardMending, MatchView } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Check, Field, Pick } from '../../../components/field.tsx';
import { Fields, Quiet, Stack } from '../parts/layout.tsx';
import { GroundsFields, isGrounded } from '../rulings/grounds-fields.tsx';
import { RulingForm } from '../rulings/ruling-form.tsx';
import { useRuling } from '../rulings/use-ruling.ts';
import { TableCharge } from './table-charge.tsx';

type RoomName = 'open' | 'closed';

interface SpoiltBoardProps {
  readonly match: MatchView;
  readonly rules: SpoiltBoardRules;
}

/** The remedies that change something in the two rooms. */
type Remedy = Exclude<BoardRemedy, 'stands'>;

/** What the director can do about the board: as proposed; where he decides, take it out or put another in its place. */
function mendingOf(remedy: Remedy, replacement: number, forThePairs: boolean): BoardMending {
  switch (remedy) {
    case 'replaced':
      return { kind: 'replaced', by: replacement };
    case 'played-likewise':
      return { kind: 'turned-likewise', ...(forThePairs ? { written: 'for-the-pairs' } : {}) };
    case 'cancelled':
    case 'director-decides':
      return { kind: 'cancelled' };
  }
}

/** A board went wrong in one room: the simplest way to keep it, by the regulation (RTP 2.3.6, ROP 6.15, 9.2), and its penalty. */
export function SpoiltBoard({ match, rules }: SpoiltBoardProps) {
  const { t } = useTranslation('desk');
  const { lines, session, section, round, home, away } = match;
  const [board, setBoard] = useState(lines[0]?.board ?? 1);
  const [room, setRoom] = useState<RoomName>('open');
  const [what, setWhat] = useState(rules.whats[0] ?? '');
  const [replaceable, setReplaceable] = useState(false);
  const [forThePairs, setForThePairs] = useState(false);
  const [replacement, setReplacement] = useState(Math.max(0, ...lines.map((line) => line.board)) + 1);
  const [typed, setTyped] = useState<{ clause?: string; reason: string }>({ reason: '' });
  const ruling = useRuling(() => setTyped({ reason: '' }));
  const line = lines.find((each) => each.board === board);
  const other = room === 'open' ? 'closed' : 'open';
  const otherRoom = line?.[other]?.result === undefined ? 'not-played' : 'played';
  const proposal = rules.propose({ what, otherRoom, replaceable });
  const isTurned = what === 'turned-90' || what === 'opponents-hand-taken';
  const remedy = proposal?.board;
  const doable =
    remedy === undefined || remedy === 'stands' || (remedy === 'played-likewise' && !isTurned)
      ? undefined
      : remedy;
  const grounds = { clause: typed.clause ?? proposal?.clause ?? '', reason: typed.reason };
  // North–South answer for the board: home sits there in the open room.
  const northSouth = room === 'open' ? home : away;
  return (
    <Stack>
      <RulingForm
        {...ruling}
        go={doable && t(`spoiltBoard.go.${doable === 'director-decides' ? 'cancelled' : doable}`)}
        ready={doable !== undefined && isGrounded(grounds)}
        onSubmit={() => {
          if (doable === undefined) return;
          void ruling.give('mend-match-board', {
            session,
            section,
            round,
            match: match.match,
            board,
            mending: mendingOf(doable, replacement, forThePairs),
            clause: grounds.clause.trim(),
            reason: grounds.reason.trim(),
          });
        }}
      >
        <Fields>
          <Pick
            label={t('spoiltBoard.board')}
            value={String(board)}
            options={lines.map((each) => ({ value: String(each.board), label: String(each.board) }))}
            onPick={(value) => setBoard(Number(value))}
          />
          <Pick
            label={t('spoiltBoard.room')}
            value={room}
            options={(['open', 'closed'] as const).map((value) => ({
              value,
              label: t(`spoiltBoard.rooms.${value}`),
            }))}
            onPick={setRoom}
          />
          <Pick
            label={t('spoilt.what')}
            value={what}
            options={rules.whats.map((value) => ({
              value,
              label: t(`spoilt.whats.${value as RtpSpoilt | RopSpoilt}`),
            }))}
            onPick={setWhat}
          />
        </Fields>
        <Check checked={replaceable} onChange={setReplaceable}>
          {t('spoilt.replaceable')}
        </Check>
        {proposal !== undefined && (
          <p role="status" style={{ margin: 0 }}>
            <b>{t('matchRuling.proposal')}:</b> {t(`spoilt.says.${proposal.board}`)} ({proposal.clause})
          </p>
        )}
        {remedy === 'played-likewise' && !isTurned && <Quiet>{t('spoiltBoard.alike')}</Quiet>}
        {doable === 'played-likewise' && line?.[room]?.result !== undefined && (
          <Check checked={forThePairs} onChange={setForThePairs}>
            {t('spoiltBoard.forThePairs')}
          </Check>
        )}
        {doable === 'replaced' && (
          <Fields>
            <Field
              label={t('spoiltBoard.replaceBy')}
              type="number"
              min={1}
              value={String(replacement)}
              onChange={(event) => setReplacement(Number(event.currentTarget.value))}
            />
          </Fields>
        )}
        {doable !== undefined && (
          <GroundsFields
            {...grounds}
            usual={proposal === undefined ? [] : [proposal.clause]}
            onChange={(changes) => setTyped({ ...typed, ...changes })}
          />
        )}
      </RulingForm>
      {proposal?.offence !== undefined && (
        <TableCharge
          key={`${proposal.offence}/${northSouth.contestant}`}
          match={match}
          team={northSouth}
          board={board}
          reason={t(`spoilt.whats.${what as RtpSpoilt | RopSpoilt}`)}
          chargeFor={(repetition) => rules.penalty(proposal.offence ?? '', repetition)}
        />
      )}
    </Stack>
  );
}
