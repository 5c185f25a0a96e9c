import { isAppealTold, lastingNow, type Ruling, rulingClause, type Table, tableResult } from 'naipe/laws';
import { lastingText, resultText, rulingText } from 'naipe/laws/texts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../components/card.tsx';
import { QuietButton } from '../../components/quiet-button.tsx';
import { useWritingStyle } from '../../components/writing-style.ts';
import { ClauseLinks } from './book/clause-links.tsx';
import { MarkedText } from './book/marked-text.tsx';
import classes from './ruling-record.module.css';
import { SentenceText } from './sentence-text.tsx';

/** Law 84 by its parts; 1997 has one more. */
const KINDS = ['A', 'B', 'C', 'D', 'E'] as const;

/** What lasts, and the rulings as a text to copy or print. */
export function RulingRecord({ table }: { readonly table: Table }) {
  const { t } = useTranslation('rulings');
  const { language } = useWritingStyle();
  const [copied, setCopied] = useState(false);
  const lasting = lastingNow(table);
  /** Which kind of ruling it is (Law 84), and that those concerned may appeal (Law 83). */
  const kindOf = (ruling: Ruling): readonly string[] => {
    const clause = rulingClause(ruling, table.edition);
    const kind = KINDS.find((letter) => clause.endsWith(letter));
    return [
      ...(kind === undefined ? [] : [`${t(`kinds.${kind}`)} (${clause}).`]),
      ...(isAppealTold(ruling) ? [`${t('mayAppeal')} (83).`] : []),
    ];
  };
  const rulings = table.rulings.map((ruling, key) => ({
    key,
    lines: [...new Set([...rulingText(ruling, language), ...kindOf(ruling)])],
  }));
  const copy = async (): Promise<void> => {
    const lasts = lasting
      .map((item) => lastingText(item, language))
      .map(({ text, clause }) => `${text} (${clause}).`);
    const final = tableResult(table);
    const scored = final === undefined ? [] : [resultText(final, language)];
    await navigator.clipboard.writeText(
      [...rulings.map(({ lines }) => lines.join('\n')), lasts.join('\n'), ...scored].join('\n\n'),
    );
    setCopied(true);
  };
  return (
    <>
      <Card heading={t('lasts')}>
        {lasting.length === 0 ? (
          <p className={classes.quiet}>{t('nothingLasts')}</p>
        ) : (
          <ul className={classes.list}>
            {lasting.map((item) => (
              <li key={JSON.stringify(item)}>
                <SentenceText sentence={lastingText(item, language)} />
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card heading={t('record')}>
        {rulings.length === 0 ? (
          <p className={classes.quiet}>{t(table.open.length > 0 ? 'notRuledYet' : 'noRulings')}</p>
        ) : (
          <>
            <ol className={classes.list}>
              {rulings.map(({ key, lines }) => (
                <li key={key}>
                  {lines.map((line) => (
                    <p key={line} className={classes.line}>
                      <RulingLine line={line} />
                    </p>
                  ))}
                </li>
              ))}
            </ol>
            <div className={classes.actions}>
              <QuietButton onClick={() => void copy()}>{t(copied ? 'copied' : 'copy')}</QuietButton>
              <QuietButton onClick={() => window.print()}>{t('print')}</QuietButton>
            </div>
          </>
        )}
      </Card>
    </>
  );
}

/** A line of a ruling; the clause at its end leads to its law. */
function RulingLine({ line }: { readonly line: string }) {
  const [, text, clause] = /^(.*) \((\d[^ ]*)\)\.$/.exec(line) ?? [];
  if (text === undefined || clause === undefined) return <MarkedText text={line} />;
  return (
    <>
      <MarkedText text={text} /> (<ClauseLinks clause={clause} bare />
      ).
    </>
  );
}
