import type { SystemSeen } from 'naipe/federation';
import {
  ANNEX_II,
  BACK_SECTIONS,
  type CardLine,
  type CardSection,
  FRONT_SECTIONS,
  lineAbout,
} from 'naipe/regulation';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { SuitedText } from '../../components/suited-text.tsx';
import { conventionName, useAnnexWords } from './annex-words.ts';
import { ColourMark } from './system-class.tsx';
import { suited } from './system-words.ts';
import classes from './systems.module.css';

type Shown = Pick<SystemSeen, 'names' | 'card' | 'classed' | 'alerts'>;

interface CardViewProps {
  readonly seen: Shown;
  /** On paper nothing can be followed. */
  readonly paper?: boolean;
  /** What its headings are, under those of the page. */
  readonly heading?: 'h2' | 'h3';
}

/** A convention card: the front page, what stands behind it, and the supplementary sheets by their numbers. */
export function CardView({ seen, paper = false, heading: Heading = 'h3' }: CardViewProps) {
  const { t } = useTranslation('office');
  const { names, card, classed, alerts } = seen;
  const unnamed = alerts.filter((call) => lineAbout(card, call) === undefined);
  return (
    <article className={classes.card}>
      <p>
        <b>
          <bdi>{names.join(' – ')}</bdi>
        </b>
        {card.system !== '' && (
          <>
            {' '}
            · <bdi>{card.system}</bdi>
          </>
        )}
      </p>
      <ColourMark classed={classed} />
      {[...FRONT_SECTIONS, ...BACK_SECTIONS].map((section) => (
        <Section key={section} section={section} seen={seen} paper={paper} heading={Heading} />
      ))}
      {unnamed.length > 0 && (
        <p>
          <span className={classes.alert}>{t('card.alert')}</span>{' '}
          <SuitedText text={unnamed.map(suited).join(', ')} />
        </p>
      )}
      {card.sheets.map(({ title, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the number of a sheet is its place
        <section key={at}>
          <Heading>
            {at + 1}. <bdi>{title}</bdi>
          </Heading>
          <p className={classes.sheet}>
            <SuitedText text={suited(text)} />
          </p>
        </section>
      ))}
    </article>
  );
}

interface SectionProps extends Required<CardViewProps> {
  readonly section: CardSection;
}

function Section({ section, seen: { card, alerts }, paper, heading: Heading }: SectionProps) {
  const { t } = useTranslation('office');
  const lines = card.lines.filter((line) => line.section === section);
  if (lines.length === 0) return null;
  return (
    <section>
      <Heading>{t(`card.section.${section}`)}</Heading>
      <dl>
        {lines.map((line) => (
          <Line
            key={JSON.stringify(line)}
            line={line}
            alert={
              line.alert === true ||
              alerts.some((call) => lineAbout({ ...card, lines: [line] }, call) !== undefined)
            }
            paper={paper}
          />
        ))}
      </dl>
    </section>
  );
}

function Line({
  line,
  alert,
  paper,
}: {
  readonly line: CardLine;
  readonly alert: boolean;
  readonly paper: boolean;
}) {
  const { t } = useTranslation('office');
  const { call, meaning, convention, sheet, defence } = line;
  const listed = ANNEX_II.find(({ key }) => key === convention);
  const words = useAnnexWords();
  const name = listed && conventionName(listed, words);
  return (
    <>
      <dt>
        <SuitedText text={suited(call)} /> {alert && <span className={classes.alert}>{t('card.alert')}</span>}
      </dt>
      <dd>
        {listed !== undefined &&
          (paper ? <b>{name} </b> : <Link href={`/season/conventions/${listed.key}`}>{name}</Link>)}{' '}
        <SuitedText text={suited(meaning)} />
        {sheet !== undefined && ` (${t('card.seeSheet', { sheet })})`}
        {defence !== undefined && (
          <>
            <br />
            {t('card.defence')}: <SuitedText text={suited(defence)} />
          </>
        )}
      </dd>
    </>
  );
}
