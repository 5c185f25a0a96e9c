import {
  ANNEX_II,
  CARD_SECTIONS,
  type CardLine,
  type CardSection,
  type ConventionCard,
  FRONT_SECTIONS,
} from 'naipe/regulation';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { Area, Check, Field, Pick } from '../../components/field.tsx';
import { Panel, Quiet, Row } from '../desk/parts/layout.tsx';
import { conventionName, useAnnexWords } from './annex-words.ts';
import classes from './systems.module.css';

interface CardEditorProps {
  readonly card: ConventionCard;
  readonly onChange: (card: ConventionCard) => void;
}

const isFront = (section: CardSection): boolean => (FRONT_SECTIONS as readonly string[]).includes(section);

/** The lines of a convention card, section by section, and its supplementary sheets. */
export function CardEditor({ card, onChange }: CardEditorProps) {
  const { t } = useTranslation('office');
  return (
    <>
      <Panel heading={t('card.front')}>
        <Quiet>{t('card.frontHint')}</Quiet>
        <Field
          label={t('card.system')}
          description={t('card.systemHint')}
          value={card.system}
          maxLength={200}
          onChange={(changed) => onChange({ ...card, system: changed.currentTarget.value })}
        />
        {CARD_SECTIONS.filter(isFront).map((section) => (
          <Section key={section} section={section} card={card} onChange={onChange} />
        ))}
      </Panel>
      <Panel heading={t('card.back')}>
        {CARD_SECTIONS.filter((section) => !isFront(section)).map((section) => (
          <Section key={section} section={section} card={card} onChange={onChange} />
        ))}
      </Panel>
      <Sheets card={card} onChange={onChange} />
    </>
  );
}

function Section({ section, card, onChange }: CardEditorProps & { readonly section: CardSection }) {
  const { t } = useTranslation('office');
  const lines = (changed: readonly CardLine[]) => onChange({ ...card, lines: changed });
  return (
    <section>
      <h3 className={classes.bid}>{t(`card.section.${section}`)}</h3>
      {card.lines.map((line, at) =>
        line.section !== section ? null : (
          <LineEditor
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are told apart by their order alone
            key={at}
            line={line}
            sheets={card.sheets.length}
            onChange={(changed) => lines(card.lines.with(at, changed))}
            onRemove={() => lines(card.lines.filter((_, other) => other !== at))}
          />
        ),
      )}
      <Row>
        <Action onClick={() => lines([...card.lines, { section, call: '', meaning: '' }])}>
          {t('card.addLine')}
        </Action>
      </Row>
    </section>
  );
}

interface LineEditorProps {
  readonly line: CardLine;
  readonly sheets: number;
  readonly onChange: (line: CardLine) => void;
  readonly onRemove: () => void;
}

function LineEditor({ line, sheets, onChange, onRemove }: LineEditorProps) {
  const { t } = useTranslation('office');
  const words = useAnnexWords();
  return (
    <div className={classes.line}>
      <Field
        label={t('system.call')}
        value={line.call}
        maxLength={40}
        onChange={(changed) => onChange({ ...line, call: changed.currentTarget.value })}
      />
      <Area
        label={t('card.meaning')}
        value={line.meaning}
        maxLength={500}
        onChange={(changed) => onChange({ ...line, meaning: changed.currentTarget.value })}
      />
      <Pick
        names
        label={t('system.listed')}
        value={line.convention ?? ''}
        options={[
          { value: '', label: t('system.notListed') },
          ...ANNEX_II.map((each) => ({ value: each.key, label: conventionName(each, words) })),
        ]}
        onPick={(key) => {
          const { convention: _, ...rest } = line;
          onChange(key === '' ? rest : { ...rest, convention: key });
        }}
      />
      {sheets > 0 && (
        <Pick
          label={t('card.sheet')}
          value={`${line.sheet ?? ''}`}
          options={['', ...Array.from({ length: sheets }, (_, at) => `${at + 1}`)].map((value) => ({
            value,
            label: value === '' ? '–' : value,
          }))}
          onPick={(number) => {
            const { sheet: _, ...rest } = line;
            onChange(number === '' ? rest : { ...rest, sheet: Number(number) });
          }}
        />
      )}
      {isFront(line.section) && (
        <Area
          label={t('card.defence')}
          value={line.defence ?? ''}
          maxLength={1000}
          onChange={(changed) => {
            const { defence: _, ...rest } = line;
            const defence = changed.currentTarget.value;
            onChange(defence === '' ? rest : { ...rest, defence });
          }}
        />
      )}
      <Check
        checked={line.alert === true}
        onChange={(alert) => {
          const { alert: _, ...rest } = line;
          onChange(alert ? { ...rest, alert: true } : rest);
        }}
      >
        {t('card.alerted')}
      </Check>
      <Action onClick={onRemove}>{t('system.remove')}</Action>
    </div>
  );
}

function Sheets({ card, onChange }: CardEditorProps) {
  const { t } = useTranslation('office');
  const { sheets } = card;
  return (
    <Panel heading={t('card.sheets')}>
      <Quiet>{t('card.sheetsHint')}</Quiet>
      {sheets.map((sheet, at) => {
        const put = (changed: typeof sheet) => onChange({ ...card, sheets: sheets.with(at, changed) });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the number of a sheet is its place
          <div key={at} className={classes.line}>
            <Field
              label={t('card.sheetTitle', { sheet: at + 1 })}
              value={sheet.title}
              maxLength={120}
              onChange={(changed) => put({ ...sheet, title: changed.currentTarget.value })}
            />
            <Area
              label={t('card.sheetText')}
              value={sheet.text}
              maxLength={8000}
              onChange={(changed) => put({ ...sheet, text: changed.currentTarget.value })}
            />
            <Check
              checked={sheet.needsDefence === true}
              onChange={(needs) => {
                const { needsDefence: _, ...rest } = sheet;
                put(needs ? { ...rest, needsDefence: true } : rest);
              }}
            >
              {t('card.needsDefence')}
            </Check>
            <Action onClick={() => onChange({ ...card, sheets: sheets.filter((_, other) => other !== at) })}>
              {t('system.remove')}
            </Action>
          </div>
        );
      })}
      <Row>
        <Action onClick={() => onChange({ ...card, sheets: [...sheets, { title: '', text: '' }] })}>
          {t('card.addSheet')}
        </Action>
      </Row>
    </Panel>
  );
}
