import type { Seat } from 'naipe/game';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Check } from '../../../components/field.tsx';
import { SeatChoice } from '../parts/choices.tsx';
import { Entries, withoutEntry } from '../parts/entries.tsx';
import { More } from '../parts/more.tsx';
import { counted, FactForm, TrickField } from './fact-form.tsx';
import type { RevokePartProps } from './revoke-page.tsx';

/** "Having none?" (Law 61B), cards named for a trick before they fell (63A2), and dummy's rights (43). */
export function QuestionsEntry({ draft, onChange }: RevokePartProps) {
  const { t } = useTranslation('rulings');
  return (
    <More label={counted(t('revoke.inquiries'), draft.inquiries.length + draft.named.length)}>
      <Inquiries draft={draft} onChange={onChange} />
      <Named draft={draft} onChange={onChange} />
      <Check
        checked={draft.dummyLostRights}
        onChange={(dummyLostRights) => onChange({ dummyLostRights, answers: {} })}
      >
        {t('revoke.dummyLostRights')}
      </Check>
    </More>
  );
}

function Inquiries({ draft: { inquiries }, onChange }: RevokePartProps) {
  const { t } = useTranslation(['rulings', 'common']);
  const [asker, setAsker] = useState<Seat>('S');
  const [asked, setAsked] = useState<Seat>('W');
  const [trick, setTrick] = useState('');
  const add = (): void => {
    onChange({ inquiries: [...inquiries, { trick: Number(trick), asker, asked }], answers: {} });
    setTrick('');
  };
  return (
    <>
      <Entries
        label={t('revoke.inquiries')}
        entries={inquiries.map((each) =>
          t('revoke.asks', {
            trick: each.trick,
            asker: t(`common:seat.${each.asker}`),
            asked: t(`common:seat.${each.asked}`),
          }),
        )}
        onRemove={(index) => onChange({ inquiries: withoutEntry(inquiries, index), answers: {} })}
      />
      <FactForm onAdd={trick === '' || asker === asked ? undefined : add}>
        <SeatChoice label={t('revoke.asker')} value={asker} onChange={setAsker} />
        <SeatChoice label={t('revoke.askedWhom')} value={asked} onChange={setAsked} />
        <TrickField label={t('revoke.trick')} value={trick} onChange={setTrick} />
      </FactForm>
    </>
  );
}

function Named({ draft: { named }, onChange }: RevokePartProps) {
  const { t } = useTranslation(['rulings', 'common']);
  const [by, setBy] = useState<Seat>('S');
  const [trick, setTrick] = useState('');
  const add = (): void => {
    onChange({ named: [...named, { trick: Number(trick), by }], answers: {} });
    setTrick('');
  };
  return (
    <>
      <Entries
        label={t('revoke.named')}
        entries={named.map((each) =>
          t('revoke.names', { trick: each.trick, seat: t(`common:seat.${each.by}`) }),
        )}
        onRemove={(index) => onChange({ named: withoutEntry(named, index), answers: {} })}
      />
      <FactForm onAdd={trick === '' ? undefined : add}>
        <SeatChoice label={t('revoke.namedBy')} value={by} onChange={setBy} />
        <TrickField label={t('revoke.namedFor')} value={trick} onChange={setTrick} />
      </FactForm>
    </>
  );
}
