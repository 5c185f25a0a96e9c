import { useTranslation } from 'react-i18next';
import { PrimaryButton } from '../../components/primary-button.tsx';
import { QuietButton } from '../../components/quiet-button.tsx';
import { usePhoneSide } from './phone-side.ts';
import classes from './round-page.module.css';
import { meetingOf, type Table } from './use-table.ts';

/** The move was called before the table had finished: how far was it (RTP 2.2.5, ROP 5.5)? */
export function MoveAsked({ table: { view, enqueue } }: { readonly table: Table }) {
  const { t } = useTranslation('phone');
  const [phone] = usePhoneSide();
  const { move } = view;
  if (move === undefined) return null;
  const { boards, keeps } = move;
  const by = phone === 'both' ? 'NS' : phone;
  const say = (underWay: number | null) => () => enqueue('answer-move', { ...meetingOf(view), by, underWay });
  const about = { count: boards.length, boards: boards.join(', ') };
  return (
    <section role="status" className={classes.late}>
      <p>
        <b>{t('move.called')}</b> {t(`move.${keeps}`, about)}
      </p>
      {boards.map((board) => (
        <PrimaryButton key={board} onClick={say(board)}>
          {t('move.yes', { board })}
        </PrimaryButton>
      ))}
      <QuietButton onClick={say(null)}>{t('move.no', about)}</QuietButton>
    </section>
  );
}
