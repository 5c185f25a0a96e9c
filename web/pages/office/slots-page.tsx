import { SLOT_TEXTS, type SlotText, shortCategory } from 'naipe/federation';
import { SUIT_SYMBOLS, type Suit } from 'naipe/game';
import { RTP_2014_CATEGORIES, type RtpCategory } from 'naipe/regulation';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { Area, Field } from '../../components/field.tsx';
import { Fields, Panel, Quiet, Row } from '../desk/parts/layout.tsx';
import { useSending } from '../desk/parts/use-sending.ts';
import { officeClient, type SlotsSeen } from './office-client.ts';
import { OfficeFrame } from './office-frame.tsx';
import { OfficeRefusal } from './office-refusal.tsx';

/** What the regulations leave to the federation: value indexes of categories, alerts, fees, the base system; questions to its council. */
export function SlotsPage() {
  const { t } = useTranslation('office');
  const [slots, setSlots] = useState<SlotsSeen>();
  const look = useCallback(async () => {
    const answer = await officeClient.slots();
    if (answer.ok) setSlots(answer.value);
  }, []);
  useEffect(() => void look(), [look]);
  return (
    <OfficeFrame part="slots">
      <Quiet>{t('slots.about')}</Quiet>
      {slots !== undefined && (
        <>
          <Categories slots={slots} />
          {SLOT_TEXTS.map((slot) => (
            <SlotPanel key={slot} slot={slot} before={slots.texts[slot] ?? ''} />
          ))}
          <Panel heading={t('council.title')}>
            {slots.questions.length === 0 && <Quiet>{t('council.none')}</Quiet>}
            {slots.questions.map((question) => (
              <Question key={question.number} question={question} onChanged={look} />
            ))}
          </Panel>
        </>
      )}
    </OfficeFrame>
  );
}

/** Who was never licensed has 20 whatever a table says (RTP 1.3.4). */
const LISTED = RTP_2014_CATEGORIES.filter((category) => category !== 'never-licensed');

function Categories({ slots }: { readonly slots: SlotsSeen }) {
  const { t } = useTranslation('office');
  const { send, sending, refusal } = useSending();
  const [saved, setSaved] = useState(false);
  const [typed, setTyped] = useState<Readonly<Partial<Record<RtpCategory, string>>>>(
    Object.fromEntries(Object.entries(slots.categories).map(([category, value]) => [category, `${value}`])),
  );
  async function save() {
    const values = Object.fromEntries(
      Object.entries(typed)
        .filter(([, text]) => text.trim() !== '' && Number(text.replace(',', '.')) >= 0)
        .map(([category, text]) => [category, Number(text.replace(',', '.'))]),
    );
    setSaved((await send(() => officeClient.command('write-categories', { values }))) !== undefined);
  }
  return (
    <Panel heading={t('slots.categories')}>
      <Quiet>{t('slots.categoriesHint')}</Quiet>
      <Fields>
        {LISTED.map((category) => (
          <Field
            key={category}
            label={shortCategory(category).replace(/(?<=\d)[SHDC]$/, (suit) => SUIT_SYMBOLS[suit as Suit])}
            inputMode="decimal"
            value={typed[category] ?? ''}
            onChange={(changed) => setTyped({ ...typed, [category]: changed.currentTarget.value })}
          />
        ))}
      </Fields>
      <Row>
        <Action loading={sending} onClick={() => void save()}>
          {t('plan.save')}
        </Action>
        {saved && <span role="status">{t('plan.saved')}</span>}
      </Row>
      <OfficeRefusal refusal={refusal} />
    </Panel>
  );
}

function SlotPanel({ slot, before }: { readonly slot: SlotText; readonly before: string }) {
  const { t } = useTranslation('office');
  const { send, sending, refusal } = useSending();
  const [text, setText] = useState(before);
  const [saved, setSaved] = useState(false);
  async function save() {
    setSaved((await send(() => officeClient.command('write-slot', { slot, text }))) !== undefined);
  }
  return (
    <Panel heading={t(`slots.${slot}`)}>
      <Area
        label={t('card.sheetText')}
        value={text}
        maxLength={20_000}
        onChange={(changed) => setText(changed.currentTarget.value)}
      />
      <Row>
        <Action loading={sending} onClick={() => void save()}>
          {t('plan.save')}
        </Action>
        {saved && <span role="status">{t('plan.saved')}</span>}
      </Row>
      <OfficeRefusal refusal={refusal} />
    </Panel>
  );
}

interface QuestionProps {
  readonly question: SlotsSeen['questions'][number];
  readonly onChanged: () => Promise<void>;
}

function Question({ question: { number, name, about, text, answer }, onChanged }: QuestionProps) {
  const { t } = useTranslation('office');
  const { send, sending, refusal } = useSending();
  const [typed, setTyped] = useState(answer?.text ?? '');
  async function save() {
    const data = { question: number, text: typed.trim() };
    if ((await send(() => officeClient.command('answer-question', data))) !== undefined) await onChanged();
  }
  return (
    <section>
      <p>
        <b>
          <bdi>{name}</bdi>
        </b>{' '}
        · {t(`council.${about}`)}: {text}
      </p>
      <Area
        label={t('council.answer')}
        value={typed}
        maxLength={4000}
        onChange={(changed) => setTyped(changed.currentTarget.value)}
      />
      <Row>
        <Action loading={sending} disabled={typed.trim() === ''} onClick={() => void save()}>
          {t('plan.save')}
        </Action>
      </Row>
      <OfficeRefusal refusal={refusal} />
    </section>
  );
}
