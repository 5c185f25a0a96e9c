import { clausesOf, type EntryMade, entrySizes } from 'naipe/federation';
import { EVENT_ITEMS, SYSTEM_COLOURS, type SystemColour } from 'naipe/regulation';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { Check, Field, Pick } from '../../components/field.tsx';
import { useDates } from '../../components/use-dates.ts';
import { Fields, Panel, Quiet, Row } from '../desk/parts/layout.tsx';
import { useSending } from '../desk/parts/use-sending.ts';
import { OfficeRefusal } from '../office/office-refusal.tsx';
import { PersonPick, type Pickable } from '../office/person-pick.tsx';
import { memberClient } from './member-client.ts';
import type { OwnProps } from './own-page.tsx';

interface EnterPageProps extends OwnProps {
  readonly event: number;
}

/** An entry by a player: the partner or the team, the system, and that one accepts the rules. */
export function EnterPage({ own, event, onChanged }: EnterPageProps) {
  const { t } = useTranslation('office');
  const { day } = useDates();
  const { send, sending, refusal } = useSending();
  const [others, setOthers] = useState<readonly (Pickable | undefined)[]>([]);
  const [isTriplet, setTriplet] = useState(false);
  const [team, setTeam] = useState('');
  const [colour, setColour] = useState<SystemColour>('green');
  const [brown, setBrown] = useState(false);
  const [exempt, setExempt] = useState(false);
  const [accepts, setAccepts] = useState(false);
  const [sent, setSent] = useState(false);
  const open = own.open.find((each) => each.event === event);
  const chosen = others.flatMap((other) => other?.number ?? []);
  async function enter(submitted: FormEvent) {
    submitted.preventDefault();
    const made: EntryMade = {
      players: [own.person.number, ...chosen],
      system: { colour, brown },
      ...(team.trim() === '' ? {} : { team: team.trim() }),
      ...(exempt ? { exempt: true } : {}),
    };
    if ((await send(() => memberClient.command('enter', { event, made, accepts }))) === undefined) return;
    setSent(true);
    await onChanged();
  }
  const back = <ButtonLink href="/me">{t('member.back')}</ButtonLink>;
  if (sent || open === undefined)
    return (
      <>
        <p role="status">{sent ? t('member.sent') : t('member.noOpen')}</p>
        <Row>{back}</Row>
      </>
    );
  const { plan } = open;
  const { least, most } = entrySizes(plan);
  /** Besides oneself. */
  const boxes = (plan.kind === 'team' || isTriplet ? most : least) - 1;
  function three(is: boolean) {
    setTriplet(is);
    setOthers(others.slice(0, (is ? most : least) - 1));
  }
  const stated = EVENT_ITEMS.filter((item) => plan.stated[item] !== undefined);
  return (
    <Panel heading={plan.name}>
      <p>
        {day(plan.from)} · {t(`events.${plan.kind}`)}
        {plan.fee !== undefined && ` · ${t('member.fee', { fee: plan.fee })}`}
      </p>
      {stated.length > 0 && (
        <details>
          <summary>{t('season.regulations')}</summary>
          <dl>
            {stated.map((item) => (
              <div key={item}>
                <dt>{t(`item.${item}`)}</dt>
                <dd>{plan.stated[item]}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <form onSubmit={enter}>
        {plan.kind === 'team' && <Quiet>{t('member.captain')}</Quiet>}
        <Fields>
          {plan.kind === 'team' && (
            <Field
              label={t('member.team')}
              value={team}
              maxLength={120}
              onChange={(changed) => setTeam(changed.currentTarget.value)}
            />
          )}
          {Array.from({ length: boxes }, (_, at) => (
            <PersonPick
              // biome-ignore lint/suspicious/noArrayIndexKey: the places of an entry are what they are
              key={at}
              label={
                plan.kind === 'pair' && !isTriplet
                  ? t('member.partner')
                  : t('member.player', { number: at + 2 })
              }
              find={memberClient.partners}
              onPick={(person) => setOthers(Object.assign([...others], { [at]: person }))}
            />
          ))}
          <Pick
            label={t('member.system')}
            value={colour}
            options={SYSTEM_COLOURS.map((value) => ({ value, label: t(`colour.${value}`) }))}
            onPick={setColour}
          />
        </Fields>
        {plan.kind === 'pair' && plan.profile === 'rtp-2014' && (
          <Check checked={isTriplet} onChange={three}>
            {t('entry.triplet')}
          </Check>
        )}
        <Check checked={brown} onChange={setBrown}>
          {t('member.brown')}
        </Check>
        {plan.goesOn !== undefined && plan.stated.exemptions !== undefined && (
          <Check checked={exempt} onChange={setExempt}>
            {t('member.exempt')}
          </Check>
        )}
        <Check checked={accepts} onChange={setAccepts}>
          {t('member.accept', { clause: clausesOf(plan).acceptance })}
        </Check>
        <Row>
          <Action
            next
            submit
            loading={sending}
            disabled={!accepts || chosen.length < (isTriplet ? most : least) - 1}
          >
            {t('member.enter')}
          </Action>
          {back}
        </Row>
      </form>
      <OfficeRefusal refusal={refusal} />
    </Panel>
  );
}
