import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Action } from '../../../components/action.tsx';
import { addressOf } from '../../../live/index.ts';
import { useDesk } from '../desk-context.ts';
import { Panel, Quiet, Row } from '../parts/layout.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import classes from './deal-boards.module.css';

/** What dealing machines and their programs take, and diagrams as text. */
const MACHINE_FILES = ['pbn', 'dup', 'dlm', 'bri', 'dge', 'txt'] as const;

interface DealBoardsProps {
  readonly session: number;
  readonly boards: number;
  /** How many of them have cards, whether or not this director may see them. */
  readonly dealt: number;
}

/** Deals the boards of a session that have no cards yet, and hands them on to the machine or the scissors. */
export function DealBoards({ session, boards, dealt }: DealBoardsProps) {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const { settings, sessions } = view.overview;
  const commanding = useDeskCommand(tournament);
  const isPlanned = sessions.find((each) => each.session === session)?.status === 'planned';
  const { dealing } = settings;
  const open = boards - dealt;
  return (
    <Panel heading={t('hands.dealing.title')}>
      {dealing !== 'machine' ? (
        <Quiet>{t('hands.dealing.otherwise', { way: t(`hands.ways.${dealing}`) })}</Quiet>
      ) : (
        <>
          <Quiet>{t('hands.dealing.about')}</Quiet>
          <Outcome commanding={commanding} />
          {isPlanned ? (
            <Row>
              <Action
                loading={commanding.sending}
                disabled={open === 0}
                onClick={() => void commanding.send('deal-boards', { session })}
              >
                {t('hands.dealing.deal', { count: open })}
              </Action>
            </Row>
          ) : (
            <Quiet>{t('hands.dealing.begun')}</Quiet>
          )}
        </>
      )}
      {dealt > 0 && (
        <>
          <p className={classes.files}>
            {t('hands.dealing.machine')}
            {MACHINE_FILES.map((ending) => (
              <a
                key={ending}
                className={classes.link}
                href={`${addressOf(tournament)}/deals.${ending}?session=${session}`}
                download
              >
                {ending.toUpperCase()}
              </a>
            ))}
          </p>
          <p className={classes.files}>
            <Link className={classes.link ?? ''} href={`/r/${tournament}/print/curtains?session=${session}`}>
              {t('hands.dealing.paper')}
            </Link>
          </p>
        </>
      )}
    </Panel>
  );
}
