import {
  alertedCalls,
  BLANK_CARD,
  cardBreaches,
  classifySystem,
  type SystemAnswers,
  type SystemMaterial,
} from 'naipe/regulation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { SuitedText } from '../../components/suited-text.tsx';
import { Panel, Quiet, Row } from '../desk/parts/layout.tsx';
import { useSending } from '../desk/parts/use-sending.ts';
import { OfficeRefusal } from '../office/office-refusal.tsx';
import { CardEditor } from '../systems/card-editor.tsx';
import { CardView } from '../systems/card-view.tsx';
import { Questionnaire } from '../systems/questionnaire.tsx';
import { SystemClassed } from '../systems/system-class.tsx';
import { useSystemWords } from '../systems/system-words.ts';
import classes from '../systems/systems.module.css';
import { memberClient } from './member-client.ts';
import { useOwnSystems } from './own-systems.tsx';

/** Where most begin: five-card majors, a strong no-trump. */
const FIVE_CARD_MAJORS: SystemAnswers = {
  openings: {
    '1C': [{ from: 11, suits: { C: { least: 3 } } }],
    '1D': [{ from: 11, suits: { D: { least: 3 } } }],
    '1H': [{ from: 11, suits: { H: { least: 5 } } }],
    '1S': [{ from: 11, suits: { S: { least: 5 } } }],
    '1NT': [{ from: 15, to: 17, balanced: true }],
  },
};

interface SystemPageProps {
  readonly own: number;
  readonly partner: number;
}

/** A pair's system and card, to be written or printed. */
export function SystemPage({ own, partner, paper = false }: SystemPageProps & { readonly paper?: boolean }) {
  const { t } = useTranslation('office');
  const { systems } = useOwnSystems();
  if (systems === undefined) return null;
  const known = systems.find((each) => each.partner.number === partner);
  if (known?.locked !== undefined && known.seen === undefined)
    return (
      <>
        <p role="status">{t('own.locked', { name: known.locked.name })}</p>
        <Row>
          <ButtonLink href="/me/systems">{t('member.back')}</ButtonLink>
        </Row>
      </>
    );
  const seen = known?.seen;
  if (paper)
    return seen === undefined ? null : (
      <>
        <div data-screen-only>
          <Row>
            <Action next onClick={() => window.print()}>
              {t('own.print')}
            </Action>
            <ButtonLink href="/me/systems">{t('member.back')}</ButtonLink>
          </Row>
        </div>
        {[1, 2].map((copy) => (
          <div key={copy} className={classes.copy}>
            <CardView seen={seen} paper heading="h2" />
          </div>
        ))}
      </>
    );
  return (
    <Editor
      players={[own, partner]}
      before={seen === undefined ? { answers: FIVE_CARD_MAJORS, card: BLANK_CARD } : seen}
    />
  );
}

interface EditorProps {
  readonly players: readonly number[];
  readonly before: SystemMaterial;
}

function Editor({ players, before }: EditorProps) {
  const { t } = useTranslation('office');
  const words = useSystemWords();
  const { send, sending, refusal } = useSending();
  const [answers, setAnswers] = useState(before.answers);
  const [card, setCard] = useState(before.card);
  const [saved, setSaved] = useState(false);
  const classed = classifySystem(answers);
  const against = cardBreaches(card, answers, classed);
  async function save() {
    // A line that was begun and left is no line.
    const written = {
      ...card,
      lines: card.lines.filter(({ call }) => call.trim() !== ''),
      sheets: card.sheets.filter(({ title }) => title.trim() !== ''),
    };
    const conventional = answers.conventional?.filter(({ call }) => call.trim() !== '');
    const told = { ...answers, ...(conventional === undefined ? {} : { conventional }) };
    const done = await send(() =>
      memberClient.command('write-system', { players, answers: told, card: written }),
    );
    if (done !== undefined) setSaved(true);
  }
  const change =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      setSaved(false);
      set(value);
    };
  const actions = (
    <Row>
      <Action next loading={sending} onClick={() => void save()}>
        {t('own.save')}
      </Action>
      <ButtonLink href="/me/systems">{t('member.back')}</ButtonLink>
      {saved && <span role="status">{t('own.saved')}</span>}
    </Row>
  );
  return (
    <>
      <Panel heading={t('system.classed')}>
        <Quiet>{t('system.classedHint')}</Quiet>
        <SystemClassed classed={classed} />
        {against.length > 0 && (
          <details>
            <summary>{t('own.against')}</summary>
            <ul>
              {against.map((breach) => (
                <li key={`${breach.code} ${breach.message}`}>
                  <SuitedText text={words.reason({ ...breach, params: breach.params ?? {} })} />
                </li>
              ))}
            </ul>
          </details>
        )}
        {actions}
        <OfficeRefusal refusal={refusal} />
      </Panel>
      <Questionnaire answers={answers} onChange={change(setAnswers)} />
      <CardEditor card={card} onChange={change(setCard)} />
      <Panel heading={t('own.card')}>
        <CardView seen={{ names: [], card, classed, alerts: alertedCalls(answers) }} />
        {actions}
      </Panel>
    </>
  );
}
