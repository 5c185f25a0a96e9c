import { Check, Clock, Gavel, UserRound } from 'lucide-react';
import type { CallLine } from 'naipe/tournament';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../clock/use-now.ts';
import { Action } from '../../components/action.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { Pick } from '../../components/field.tsx';
import { client, useSession } from '../../live/index.ts';
import { Row } from '../desk/parts/layout.tsx';
import { Outcome } from '../desk/parts/outcome.tsx';
import { useDeskCommand } from '../desk/parts/use-desk-command.ts';
import { usePlaces } from '../desk/parts/use-places.ts';
import { useWho } from '../desk/parts/use-who.ts';
import { caseAddress } from './addresses.ts';
import classes from './directing.module.css';
import { SidesLine } from './sides-line.tsx';
import { useOpenCase } from './use-open-case.ts';
import { minutesWaited } from './waiting.ts';

interface CallCardProps {
  readonly tournament: string;
  readonly call: CallLine;
}

/** A table that waits: who, since when, about what; take it, hand it over, leave it until the board is over. */
export function CallCard({ tournament, call }: CallCardProps) {
  const { t } = useTranslation(['desk', 'common']);
  const places = usePlaces();
  const who = useWho();
  const now = useNow(10_000);
  const open = useOpenCase(tournament);
  const commanding = useDeskCommand(tournament);
  const [handing, setHanding] = useState(false);
  const { session, section, table, round, board, boards, since, taken, postponed, subject, about, by } = call;
  const at = { session, section, table };
  const minutes = minutesWaited(since, now);
  const chosen = board === undefined ? boards : [board];
  return (
    <li
      className={classes.call}
      data-late={call.due === true || undefined}
      aria-label={places.table(section, table)}
    >
      <div className={classes.line}>
        <strong>
          {places.table(section, table)}
          {board !== undefined && ` · ${t('label.boardNumber', { board })}`}
        </strong>
        <span>{t('cases.waits', { count: minutes })}</span>
      </div>
      <SidesLine sides={call} />
      {(by ?? subject ?? about) !== undefined && (
        <p className={classes.about}>
          {[
            ...(by === undefined ? [] : [t(`common:seat.${by}`)]),
            ...(subject === undefined ? [] : [t(`cases.subject.${subject}`)]),
            ...(about === undefined ? [] : [`“${about}”`]),
          ].join(' · ')}
        </p>
      )}
      {taken !== undefined && <p className={classes.about}>{t('cases.takenBy', { who: who(taken.by) })}</p>}
      {postponed !== undefined && (
        <p className={classes.about}>{t(call.due === true ? 'cases.due' : 'cases.postponed')}</p>
      )}
      {call.case !== undefined ? (
        <ButtonLink next icon={Gavel} href={caseAddress(tournament, session, call.case)}>
          {t('cases.goOn')}
        </ButtonLink>
      ) : (
        <Row>
          {chosen.map((each) => (
            <Action
              key={each}
              next
              icon={Gavel}
              onClick={() => void open({ session, section, round, table, board: each })}
            >
              {t(board === undefined ? 'cases.takeBoard' : 'cases.take', { board: each })}
            </Action>
          ))}
        </Row>
      )}
      <Row>
        {postponed === undefined && (
          <Action icon={Clock} onClick={() => void commanding.send('postpone-call', at)}>
            {t('cases.later')}
          </Action>
        )}
        <Action icon={UserRound} aria-pressed={handing} onClick={() => setHanding(!handing)}>
          {t('cases.handOver')}
        </Action>
        <Action icon={Check} onClick={() => void commanding.send('answer-director', at)}>
          {t('room.answered')}
        </Action>
      </Row>
      {handing && (
        <HandOver
          onPick={(director) => {
            setHanding(false);
            void commanding.send('take-call', { ...at, director });
          }}
        />
      )}
      <Outcome commanding={commanding} />
    </li>
  );
}

/** To which director: those who can sign in, the one who holds the phone too. */
function HandOver({ onPick }: { readonly onPick: (director: string) => void }) {
  const { t } = useTranslation('desk');
  const { session } = useSession();
  const own = session?.viewer.role === 'director' ? session.viewer.name : '';
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    void client.directors().then((answer) => {
      if (answer.ok) setNames(answer.value.directors);
    });
  }, []);
  return (
    <Pick
      names
      label={t('cases.handOverTo')}
      value=""
      options={[
        { value: '', label: '…' },
        ...names.map((name) => ({
          value: name,
          label: name === own ? t('cases.myself', { name }) : name,
        })),
      ]}
      onPick={(name) => {
        if (name !== '') onPick(name);
      }}
    />
  );
}
