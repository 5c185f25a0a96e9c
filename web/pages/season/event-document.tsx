import { Printer } from 'lucide-react';
import type { PublicEvent } from 'naipe/federation';
import { type DatedLimits, EVENT_ITEMS } from 'naipe/regulation';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { useDates } from '../../components/use-dates.ts';
import { useNumbers } from '../../components/use-numbers.ts';
import { Panel, Quiet, Row } from '../desk/parts/layout.tsx';
import { AGED, FLAGS } from '../office/typed-plan.ts';
import classes from './season.module.css';

/** The regulations of an event as a document: what its plan says and what they state, item by item, to be read and printed. */
export function EventDocument({ event }: { readonly event: PublicEvent }) {
  const { t } = useTranslation('office');
  const { day, moment } = useDates();
  const { decimal } = useNumbers();
  const { plan } = event;
  const limitsText = ({ since, ...ages }: DatedLimits): string =>
    [
      day(since),
      ...AGED.flatMap((type) => (ages[type] === undefined ? [] : `${t(`type.${type}`)} ${ages[type]}`)),
    ].join(', ');
  const flags = FLAGS.filter((flag) => plan[flag] === true);
  const items: readonly (readonly [label: string, text: string | undefined])[] = [
    [t('plan.profile'), plan.profile === 'rop' ? 'ROP' : 'RTP 2014'],
    [t('events.kind'), t(`events.${plan.kind}`)],
    [t('plan.format'), plan.format && t(`plan.${plan.format}`)],
    [t('events.type'), plan.types.map((type) => t(`type.${type}`)).join(', ')],
    [t('plan.region'), plan.region],
    [t('plan.club'), event.clubName ?? plan.club],
    [t('season.date'), plan.from === plan.to ? day(plan.from) : `${day(plan.from)} – ${day(plan.to)}`],
    [t('plan.startsAt'), plan.startsAt && moment(plan.startsAt)],
    [t('plan.entriesUntil'), plan.entriesUntil && moment(plan.entriesUntil)],
    [t('plan.fee'), plan.fee === undefined ? undefined : decimal(`${plan.fee}`)],
    [t('events.places'), plan.places === undefined ? undefined : `${plan.places}`],
    [
      t('plan.quota'),
      event.leadsTo === undefined ? undefined : `${event.leadsTo.places} (${event.leadsTo.name})`,
    ],
    [t('plan.confirmUntil'), plan.confirmUntil && moment(plan.confirmUntil)],
    [t('plan.reserves'), plan.reserves && t(`plan.${plan.reserves}`)],
    [
      t('plan.share'),
      plan.carryOver && `${plan.carryOver.share}; ${t('plan.nearest')} ${decimal(plan.carryOver.toNearest)}`,
    ],
    [
      t('plan.colours'),
      plan.systems &&
        [
          ...plan.systems.colours.map((colour) => t(`colour.${colour}`)),
          ...(plan.systems.brown ? [t('plan.brown')] : []),
        ].join(', '),
    ],
    [t('plan.points'), plan.points?.join(', ')],
    [t('plan.defencesUntil'), plan.defencesUntil && moment(plan.defencesUntil)],
    [t('plan.limits'), plan.limits?.map(limitsText).join('\n')],
    ...EVENT_ITEMS.map((item) => [t(`item.${item}`), plan.stated[item]] as const),
  ];
  return (
    <Panel heading={t('season.regulations')}>
      <Quiet>
        {t(`class.${event.class}`)}. {t('events.applies', { parts: event.applies.join(', ') })}
      </Quiet>
      <dl className={classes.document}>
        {items
          .filter(([, text]) => text !== undefined && text !== '')
          .map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
      {flags.length > 0 && (
        <ul>
          {flags.map((flag) => (
            <li key={flag}>{t(`plan.${flag}`)}</li>
          ))}
        </ul>
      )}
      <div data-screen-only>
        <Row>
          <Action icon={Printer} onClick={() => window.print()}>
            {t('season.print')}
          </Action>
        </Row>
      </div>
    </Panel>
  );
}
