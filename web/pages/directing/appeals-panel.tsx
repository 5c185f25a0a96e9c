import { type CaseView, sittersOf } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Panel, Quiet } from '../desk/parts/layout.tsx';
import { ReadingLines } from '../desk/readings/reading-lines.tsx';
import { AppealCard } from './appeal-card.tsx';
import classes from './directing.module.css';
import { MakeAppeal } from './make-appeal.tsx';

/** Appeals against what was ruled: made, with their deposit, heard and decided (Laws 92, 93). */
export function AppealsPanel({ view }: { readonly view: CaseView }) {
  const { t } = useTranslation('desk');
  if (view.rulings.length === 0) return null;
  const { session, ns, ew } = view;
  return (
    <Panel heading={t('appeals.heading')}>
      {view.appeals.length === 0 && <Quiet>{t('appeals.none')}</Quiet>}
      <ReadingLines of={['A25', 'A36']} />
      <ul className={classes.list}>
        {view.appeals.map((appeal) => (
          <li key={appeal.number} className={classes.reminder}>
            <AppealCard session={session} kept={view} appeal={appeal} linked />
          </li>
        ))}
      </ul>
      {view.appeals.every(({ pending }) => !pending) && (
        <MakeAppeal
          session={session}
          against={{ case: view.case }}
          parties={[ns, ew].flatMap((side) => sittersOf(side?.contestant))}
        />
      )}
    </Panel>
  );
}
