import { ANNEX_II, findConventions } from 'naipe/regulation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../components/field.tsx';
import { Panel, Quiet } from '../desk/parts/layout.tsx';

/** The conventions of Annex II, found by name, call or meaning; `about` is the one that a card refers to. */
export function Annex({ about }: { readonly about?: string }) {
  const { t } = useTranslation('office');
  const meant = ANNEX_II.find(({ key }) => key === about);
  const [text, setText] = useState('');
  const found = text.trim() === '' && meant !== undefined ? [meant] : findConventions(text);
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
      {found.map(({ key, portuguese, names, context, calls, variants, declare }) => (
        <Panel key={key} heading={names[0] ?? portuguese}>
          <p lang="en">
            <span lang="pt">{portuguese}</span>. {context}.
          </p>
          <dl lang="en">
            {calls.map(({ call, meaning }) => (
              <div key={call}>
                <dt>{call}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
          {declare.length > 0 && (
            <p>
              {t('systems.declare')}: <span lang="en">{declare.join('; ')}</span>
            </p>
          )}
          {variants.length > 0 && (
            <p>
              {t('systems.variants')}: <span lang="en">{variants.join('; ')}</span>
            </p>
          )}
        </Panel>
      ))}
    </>
  );
}
