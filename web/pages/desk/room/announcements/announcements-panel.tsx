import { Megaphone, X } from 'lucide-react';
import { type Announced, MOST_LETTERS_ANNOUNCED, READY_ANNOUNCEMENTS } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnouncementWords } from '../../../../announcements/use-announcement-words.ts';
import { Action } from '../../../../components/action.tsx';
import { Field } from '../../../../components/field.tsx';
import { useDates } from '../../../../components/use-dates.ts';
import { useDesk } from '../../desk-context.ts';
import { Panel, Quiet } from '../../parts/layout.tsx';
import { Outcome } from '../../parts/outcome.tsx';
import { useDeskCommand } from '../../parts/use-desk-command.ts';
import classes from './announcements-panel.module.css';

/** Says something to every phone and the projector, and takes it down again. */
export function AnnouncementsPanel() {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const words = useAnnouncementWords();
  const { time } = useDates();
  const commanding = useDeskCommand(tournament);
  const [text, setText] = useState('');
  const { announcements } = view.overview;
  const stands = new Set(announcements.flatMap((each) => ('ready' in each ? [each.ready] : [])));
  const say = async (announced: Announced) => {
    if ((await commanding.send('make-announcement', announced)) && 'text' in announced) setText('');
  };
  return (
    <Panel heading={t('announce.heading')}>
      {announcements.length === 0 ? (
        <Quiet>{t('announce.none')}</Quiet>
      ) : (
        <ul className={classes.standing}>
          {announcements.map((each) => (
            <li key={each.number} className={classes.one}>
              <span className={classes.words} dir="auto">
                {words(each)}
              </span>
              <span className={classes.time}>{time(each.at)}</span>
              <Action
                icon={X}
                onClick={() => void commanding.send('take-down-announcement', { announcement: each.number })}
                aria-label={t('announce.takeDownOf', { text: words(each) })}
              >
                {t('announce.takeDown')}
              </Action>
            </li>
          ))}
        </ul>
      )}
      <form
        className={classes.say}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') void say({ text });
        }}
      >
        <div className={classes.text}>
          <Field
            label={t('announce.text')}
            value={text}
            maxLength={MOST_LETTERS_ANNOUNCED}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </div>
        <Action submit next icon={Megaphone} loading={commanding.sending} disabled={text.trim() === ''}>
          {t('announce.go')}
        </Action>
      </form>
      <fieldset className={classes.ready}>
        <legend>{t('announce.ready')}</legend>
        {READY_ANNOUNCEMENTS.filter((ready) => !stands.has(ready)).map((ready) => (
          <Action key={ready} disabled={commanding.sending} onClick={() => void say({ ready })}>
            {words({ ready })}
          </Action>
        ))}
      </fieldset>
      <Outcome commanding={commanding} />
    </Panel>
  );
}
