import { PLAYER_TOPICS, rulesForPlayers } from 'naipe/regulation';
import { profileOf } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { useClauseText } from '../../components/use-clause-text.ts';
import { ResultsFrame } from './results-frame.tsx';
import classes from './rules-page.module.css';

/** What the regulation only tells players, in short: a tap away from the table's phone. */
export function RulesPage({ tournament }: { readonly tournament: string }) {
  const { t } = useTranslation('results');
  const clauseText = useClauseText();
  return (
    <ResultsFrame tournament={tournament} part="rules" title={(name) => `${t('rules.heading')} · ${name}`}>
      {({ settings }) => {
        const { id, name } = profileOf(settings);
        const lines = rulesForPlayers(id, { ...settings, dealtAtTable: settings.dealing === 'table' });
        return (
          <>
            <h1 className={classes.heading}>{t('rules.heading')}</h1>
            <p className={classes.by}>{t('rules.by', { name })}</p>
            {PLAYER_TOPICS.filter((topic) => lines.some((line) => line.topic === topic)).map((topic) => (
              <section key={topic} aria-labelledby={`topic-${topic}`}>
                <h2 id={`topic-${topic}`} className={classes.topic}>
                  {t(`rules.topic.${topic}`)}
                </h2>
                <ul className={classes.list}>
                  {lines
                    .filter((line) => line.topic === topic)
                    .map(({ rule, clause, figures }) => (
                      <li key={rule} className={classes.rule}>
                        {t(`rules.rule.${rule}`, { ...figures })}{' '}
                        <span className={classes.clause}>{clauseText(clause)}</span>
                      </li>
                    ))}
                </ul>
              </section>
            ))}
          </>
        );
      }}
    </ResultsFrame>
  );
}
