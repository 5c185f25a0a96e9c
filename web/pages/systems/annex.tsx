import { ANNEX_II, findConventions } from 'naipe/regulation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../components/field.tsx';
import { SuitedText } from '../../components/suited-text.tsx';
import { Panel, Quiet } from '../desk/parts/layout.tsx';
import { conventionName, useAnnexWords } from './annex-words.ts';
import { suited } from './system-words.ts';

/** The conventions of Annex II, found by name, call or meaning; `about` is the one that a card refers to. */
export function Annex({ about }: { readonly about?: string }) {
  const { t } = useTranslation('office');
  const meant = ANNEX_II.find(({ key }) => key === about);
  const [text, setText] = useState('');
  const words = useAnnexWords();
  const found = text.trim() === '' && meant !== undefined ? [meant] : findConventions(text, words);
  const told = (phrase: string): string => suited(words(phrase));
  return (
    <>
      <Quiet>{t('systems.about')}</Quiet>
      <Quiet>{t('systems.language')}</Quiet>
      <Field
        label={t('systems.search')}
        type="search"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p role="status">{t('systems.found', { count: found.length })}</p>
      {found.map((convention) => {
        const { key, portuguese, context, calls, variants, declare } = convention;
        return (
          <Panel key={key} heading={conventionName(convention, words)}>
            <p>
              <span lang="pt">{portuguese}</span>. <SuitedText text={told(context)} />.
            </p>
            <dl>
              {calls.map(({ call, meaning }) => (
                <div key={call}>
                  <dt>
                    <SuitedText text={told(call)} />
                  </dt>
                  <dd>
                    <SuitedText text={told(meaning)} />
                  </dd>
                </div>
              ))}
            </dl>
            {declare.length > 0 && (
              <p>
                {t('systems.declare')}: <SuitedText text={declare.map(told).join('; ')} />
              </p>
            )}
            {variants.length > 0 && (
              <p>
                {t('systems.variants')}: <SuitedText text={variants.map(told).join('; ')} />
              </p>
            )}
          </Panel>
        );
      })}
    </>
  );
}
