import type { Suit } from 'naipe/game';
import {
  ANNEX_II,
  HIGHER_OPENINGS,
  type HigherOpening,
  ONE_OPENINGS,
  type Overcall,
  type SystemAnswers,
} from 'naipe/regulation';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { Check, Field, Pick } from '../../components/field.tsx';
import { SuitedText } from '../../components/suited-text.tsx';
import { Panel, Quiet, Row } from '../desk/parts/layout.tsx';
import { conventionName, useAnnexWords } from './annex-words.ts';
import { Figure, HandsEditor } from './hands-editor.tsx';
import { suited } from './system-words.ts';
import classes from './systems.module.css';

export interface AnswersProps {
  readonly answers: SystemAnswers;
  readonly onChange: (answers: SystemAnswers) => void;
}

const POINTS = 37;
const CARDS = 13;
const FLAGS = [
  'methodsChange',
  'psychics',
  'lightOpenings',
  'changeAfterQuestion',
  'encryptedSignals',
] as const;
const OVER = [...ONE_OPENINGS.filter((bid) => bid !== '1NT'), 'strong-artificial', 'hum', 'brown'] as const;
const SPARED = ['natural-notrump', 'strong-cue', 'stopper-cue'] as const;

/** The questions of RTP 2.1.2.3 and 2.1.2.5, each with what is meant. */
export function Questionnaire({ answers, onChange }: AnswersProps) {
  const { t } = useTranslation('office');
  const { strongPass } = answers;
  return (
    <>
      <OneLevel answers={answers} onChange={onChange} />
      <Higher answers={answers} onChange={onChange} />
      <Overcalls answers={answers} onChange={onChange} />
      <TwoSuiters answers={answers} onChange={onChange} />
      <Conventional answers={answers} onChange={onChange} />
      <Panel heading={t('system.yesNo')}>
        <Check
          checked={strongPass !== undefined}
          onChange={(yes) => {
            const { strongPass: _, ...rest } = answers;
            onChange(yes ? { ...rest, strongPass: { from: 13 } } : rest);
          }}
        >
          {t('system.strongPass')}
        </Check>
        {strongPass !== undefined && (
          <Figure
            label={t('system.passFrom')}
            value={strongPass.from}
            most={POINTS}
            onChange={(from = 0) => onChange({ ...answers, strongPass: { from } })}
          />
        )}
        {FLAGS.map((flag) => (
          <Check
            key={flag}
            checked={answers[flag] === true}
            onChange={(yes) => {
              const { [flag]: _, ...rest } = answers;
              onChange(yes ? { ...rest, [flag]: true } : rest);
            }}
          >
            {t(`system.${flag}`)}
          </Check>
        ))}
      </Panel>
    </>
  );
}

function OneLevel({ answers, onChange }: AnswersProps) {
  const { t } = useTranslation('office');
  return (
    <Panel heading={t('system.openings')}>
      <Quiet>{t('system.openingsHint')}</Quiet>
      {ONE_OPENINGS.map((bid) => (
        <section key={bid}>
          <h3 className={classes.bid}>
            <SuitedText text={suited(bid)} />
          </h3>
          <HandsEditor
            bid={suited(bid)}
            hands={answers.openings[bid] ?? []}
            onChange={(hands) => onChange({ ...answers, openings: { ...answers.openings, [bid]: hands } })}
          />
        </section>
      ))}
    </Panel>
  );
}

/** The conventions of Annex II, to be named. */
function ListedPick({
  label,
  listed,
  onPick,
}: {
  readonly label: string;
  readonly listed: string | undefined;
  readonly onPick: (listed: string | undefined) => void;
}) {
  const { t } = useTranslation('office');
  const words = useAnnexWords();
  return (
    <Pick
      label={label}
      value={listed ?? ''}
      options={[
        { value: '', label: t('system.notListed') },
        ...ANNEX_II.map((each) => ({ value: each.key, label: conventionName(each, words) })),
      ]}
      onPick={(key) => onPick(key === '' ? undefined : key)}
    />
  );
}

const withListed = (listed: string | undefined) => (listed === undefined ? {} : { listed });

function Higher({ answers, onChange }: AnswersProps) {
  const { t } = useTranslation('office');
  const { higher = {} } = answers;
  const free = HIGHER_OPENINGS.filter((bid) => higher[bid] === undefined);
  const put = (bid: HigherOpening, meaning: NonNullable<typeof higher>[HigherOpening]) => {
    const { [bid]: _, ...rest } = higher;
    onChange({ ...answers, higher: meaning === undefined ? rest : { ...rest, [bid]: meaning } });
  };
  return (
    <Panel heading={t('system.higher')}>
      <Quiet>{t('system.higherHint')}</Quiet>
      {HIGHER_OPENINGS.map((bid) => {
        const meaning = higher[bid];
        if (meaning === undefined) return null;
        return (
          <section key={bid}>
            <h3 className={classes.bid}>
              <SuitedText text={suited(bid)} />
            </h3>
            <ListedPick
              label={t('system.listed')}
              listed={meaning.listed}
              onPick={(listed) => put(bid, { hands: meaning.hands, ...withListed(listed) })}
            />
            <HandsEditor
              bid={suited(bid)}
              hands={meaning.hands}
              onChange={(hands) => put(bid, { ...meaning, hands })}
            />
            <Action onClick={() => put(bid, undefined)}>
              <SuitedText text={t('system.removeBid', { bid: suited(bid) })} />
            </Action>
          </section>
        );
      })}
      <Row>
        {free.map((bid) => (
          <Action key={bid} onClick={() => put(bid, { hands: [{ from: 6, to: 10 }] })}>
            <SuitedText text={suited(bid)} />
          </Action>
        ))}
      </Row>
    </Panel>
  );
}

function Overcalls({ answers, onChange }: AnswersProps) {
  const { t } = useTranslation(['office', 'common']);
  const overWords = (over: (typeof OVER)[number]): string =>
    over === 'strong-artificial' || over === 'hum' || over === 'brown'
      ? t(`system.${over}`)
      : `1 ${t(`common:suit.${over.slice(1) as Suit}`)}`;
  const { overcalls = [] } = answers;
  const put = (at: number, overcall: Overcall) =>
    onChange({ ...answers, overcalls: overcalls.with(at, overcall) });
  return (
    <Panel heading={t('system.overcalls')}>
      <Quiet>{t('system.overcallsHint')}</Quiet>
      {overcalls.map((each, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: overcalls are told apart by their order alone
        <section key={at}>
          <div className={classes.line}>
            <Pick
              label={t('system.over')}
              value={each.over}
              options={OVER.map((over) => ({
                value: over,
                label: overWords(over),
              }))}
              onPick={(over) => put(at, { ...each, over })}
            />
            <Field
              label={t('system.bid')}
              value={each.bid}
              maxLength={10}
              onChange={(changed) => put(at, { ...each, bid: changed.currentTarget.value.toUpperCase() })}
            />
            <Pick
              label={t('system.is')}
              value={each.is ?? ''}
              options={[
                { value: '' as const, label: t('system.isOther') },
                ...SPARED.map((value) => ({ value, label: t(`system.${value}`) })),
              ]}
              onPick={(is) => {
                const { is: _, ...rest } = each;
                put(at, is === '' ? rest : { ...rest, is });
              }}
            />
          </div>
          <HandsEditor
            bid={suited(each.bid)}
            hands={each.hands}
            onChange={(hands) => put(at, { ...each, hands })}
          />
          <Action
            onClick={() => onChange({ ...answers, overcalls: overcalls.filter((_, other) => other !== at) })}
          >
            <SuitedText text={t('system.removeBid', { bid: suited(each.bid) })} />
          </Action>
        </section>
      ))}
      <Row>
        <Action
          onClick={() =>
            onChange({
              ...answers,
              overcalls: [...overcalls, { over: '1C', bid: '2C', hands: [{ from: 8 }] }],
            })
          }
        >
          {t('system.addOvercall')}
        </Action>
      </Row>
    </Panel>
  );
}

function TwoSuiters({ answers, onChange }: AnswersProps) {
  const { t } = useTranslation('office');
  const { twoSuited = [] } = answers;
  return (
    <Panel heading={t('system.twoSuited')}>
      <Quiet>{t('system.twoSuitedHint')}</Quiet>
      {twoSuited.map((each, at) => {
        const put = (changed: typeof each) =>
          onChange({ ...answers, twoSuited: twoSuited.with(at, changed) });
        const [one, other] = each.least;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two-suited bids are told apart by their order alone
          <div key={at} className={classes.line}>
            <Field
              label={t('system.bid')}
              value={each.bid}
              maxLength={10}
              onChange={(changed) => put({ ...each, bid: changed.currentTarget.value.toUpperCase() })}
            />
            <Figure
              label={t('system.firstSuit')}
              value={one}
              most={CARDS}
              onChange={(cards = 0) => put({ ...each, least: [cards, other] })}
            />
            <Figure
              label={t('system.secondSuit')}
              value={other}
              most={CARDS}
              onChange={(cards = 0) => put({ ...each, least: [one, cards] })}
            />
            <Action
              onClick={() =>
                onChange({ ...answers, twoSuited: twoSuited.filter((_, which) => which !== at) })
              }
            >
              {t('system.remove')}
            </Action>
          </div>
        );
      })}
      <Row>
        <Action
          onClick={() => onChange({ ...answers, twoSuited: [...twoSuited, { bid: '2NT', least: [5, 5] }] })}
        >
          {t('system.addTwoSuited')}
        </Action>
      </Row>
    </Panel>
  );
}

function Conventional({ answers, onChange }: AnswersProps) {
  const { t } = useTranslation('office');
  const { conventional = [] } = answers;
  return (
    <Panel heading={t('system.conventional')}>
      <Quiet>{t('system.conventionalHint')}</Quiet>
      {conventional.map((each, at) => {
        const put = (changed: typeof each) =>
          onChange({ ...answers, conventional: conventional.with(at, changed) });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: conventional calls are told apart by their order alone
          <div key={at} className={classes.line}>
            <Field
              label={t('system.call')}
              value={each.call}
              maxLength={40}
              onChange={(changed) => put({ ...each, call: changed.currentTarget.value })}
            />
            <ListedPick
              label={t('system.listed')}
              listed={each.listed}
              onPick={(listed) => put({ call: each.call, ...withListed(listed) })}
            />
            <Action
              onClick={() =>
                onChange({ ...answers, conventional: conventional.filter((_, other) => other !== at) })
              }
            >
              {t('system.remove')}
            </Action>
          </div>
        );
      })}
      <Row>
        <Action onClick={() => onChange({ ...answers, conventional: [...conventional, { call: '' }] })}>
          {t('system.addConventional')}
        </Action>
      </Row>
    </Panel>
  );
}
