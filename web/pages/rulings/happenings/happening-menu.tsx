import type { Table } from 'naipe/laws';
import { useTranslation } from 'react-i18next';
import { QuietButton } from '../../../components/quiet-button.tsx';
import boxes from '../bidding-box.module.css';
import { type FormType, GROUPS } from './form.ts';
import { FORMS, offeredTypes } from './forms.ts';
import classes from './happenings.module.css';

interface HappeningMenuProps {
  readonly table: Table;
  readonly onChoose: (type: FormType) => void;
}

/** What else may have happened at this point, in groups that open one at a time. */
export function HappeningMenu({ table, onChoose }: HappeningMenuProps) {
  const { t } = useTranslation('rulings');
  const offered = offeredTypes(table);
  const groups = GROUPS.map((group) => ({
    group,
    types: offered.filter((type) => FORMS[type].group === group),
  })).filter(({ types }) => types.length > 0);
  if (groups.length === 0) return null;
  return (
    <section className={boxes.box} aria-label={t('more')}>
      <p className={boxes.who} aria-hidden>
        {t('more')}
      </p>
      {groups.map(({ group, types }) => (
        <details key={group} name="happenings" className={classes.group}>
          <summary className={classes.summary}>{t(`happenings.groups.${group}`)}</summary>
          <div className={classes.types}>
            {types.map((type) => (
              <QuietButton key={type} onClick={() => onChoose(type)}>
                {t(`happenings.types.${type}`)}
              </QuietButton>
            ))}
          </div>
        </details>
      ))}
    </section>
  );
}
