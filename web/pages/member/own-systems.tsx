import type { Look, OwnSystem, OwnSystemAt } from 'naipe/federation';
import { LOOKS } from 'naipe/federation';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { Area } from '../../components/field.tsx';
import { SuitedText } from '../../components/suited-text.tsx';
import { useDates } from '../../components/use-dates.ts';
import { Panel, Quiet, Row } from '../desk/parts/layout.tsx';
import { useSending } from '../desk/parts/use-sending.ts';
import { OfficeRefusal } from '../office/office-refusal.tsx';
import { PersonPick, type Pickable } from '../office/person-pick.tsx';
import { CardView } from '../systems/card-view.tsx';
import { Plays } from '../systems/plays.tsx';
import { SystemClassed } from '../systems/system-class.tsx';
import { suited, useSystemWords } from '../systems/system-words.ts';
import { Council } from './council.tsx';
import { memberClient } from './member-client.ts';
import type { OwnProps } from './own-page.tsx';

/** One's systems, as the server shows them now. */
export function useOwnSystems() {
  const [systems, setSystems] = useState<readonly OwnSystem[]>();
  const look = useCallback(async (why?: Look) => {
    const answer = await memberClient.systems(why);
    if (answer.ok) setSystems(answer.value.systems);
  }, []);
  useEffect(() => void look(), [look]);
  return { systems, look };
}

/** A player's systems and convention cards, each with a partner. */
export function OwnSystemsPage(props: OwnProps) {
  const { t } = useTranslation('office');
  const { systems, look } = useOwnSystems();
  const [partner, setPartner] = useState<Pickable>();
  return (
    <>
      <Row>
        <ButtonLink href="/me">{t('member.back')}</ButtonLink>
        <ButtonLink href="/season/conventions">{t('systems.title')}</ButtonLink>
      </Row>
      {systems?.map((own) => (
        <Own key={own.partner.number} own={own} look={look} />
      ))}
      <Council {...props} />
      <Panel heading={t('own.new')}>
        <PersonPick label={t('member.partner')} find={memberClient.partners} onPick={setPartner} />
        {partner !== undefined && (
          <Row>
            <ButtonLink next href={`/me/systems/${partner.number}`}>
              {t('own.write')}
            </ButtonLink>
          </Row>
        )}
      </Panel>
    </>
  );
}

interface OwnSystemProps {
  readonly own: OwnSystem;
  readonly look: (why?: Look) => Promise<void>;
}

function Own({ own, look }: OwnSystemProps) {
  const { t } = useTranslation('office');
  const words = useSystemWords();
  const { partner, seen, locked } = own;
  const at = `/me/systems/${partner.number}`;
  return (
    <Panel heading={t('own.with', { name: partner.name })}>
      {locked !== undefined && seen === undefined ? (
        <>
          <p role="status">{t('own.locked', { name: locked.name })}</p>
          <Row>
            {LOOKS.map((why) => (
              <Action key={why} onClick={() => void look(why)}>
                {t(`own.${why}`)}
              </Action>
            ))}
          </Row>
        </>
      ) : (
        <>
          {seen === undefined ? <Quiet>{t('own.none')}</Quiet> : <SystemClassed classed={seen.classed} />}
          {seen !== undefined && seen.against.length > 0 && (
            <details open>
              <summary>{t('own.against')}</summary>
              <ul>
                {seen.against.map((breach) => (
                  <li key={`${breach.code} ${breach.message}`}>
                    <SuitedText text={words.reason({ ...breach, params: breach.params ?? {} })} />
                  </li>
                ))}
              </ul>
            </details>
          )}
          {seen !== undefined && (
            <details>
              <summary>{t('own.card')}</summary>
              <CardView seen={seen} />
            </details>
          )}
          <Row>
            <ButtonLink next={seen === undefined} href={at}>
              {seen === undefined ? t('own.write') : t('own.change')}
            </ButtonLink>
            {seen !== undefined && <ButtonLink href={`${at}/print`}>{t('own.print')}</ButtonLink>}
          </Row>
        </>
      )}
      {own.events.map((each) => (
        <InEvent key={`${each.event}/${each.entry}`} own={own} at={each} look={look} />
      ))}
    </Panel>
  );
}

function InEvent({ own, at, look }: OwnSystemProps & { readonly at: OwnSystemAt }) {
  const { t } = useTranslation('office');
  const { moment } = useDates();
  const { send, sending, refusal } = useSending();
  const { event, entry, name, by, delivered, late = [], checked } = at;
  const pair = { event, entry, players: own.players };
  async function deliver() {
    if ((await send(() => memberClient.command('deliver-system', pair))) !== undefined) await look();
  }
  return (
    <section>
      <p>
        <b>
          <bdi>{name}</bdi>
        </b>
        {by !== undefined && ` · ${t('own.by', { by: moment(by) })}`}
        {delivered !== undefined && ` · ${t('own.delivered', { at: moment(delivered) })}`}
      </p>
      <Plays plays={at.plays} />
      {checked !== undefined && (
        <p>
          {checked.allowed ? t('own.allowed') : t('own.notAllowed')} {checked.note}
        </p>
      )}
      {late.length > 0 && (
        <p>
          {t('own.late')} <SuitedText text={late.map(({ what }) => suited(what)).join(', ')} />
        </p>
      )}
      {own.seen !== undefined && (
        <Row>
          <Action next={delivered === undefined} loading={sending} onClick={() => void deliver()}>
            {delivered === undefined ? t('own.deliver') : t('own.deliverAgain')}
          </Action>
        </Row>
      )}
      <OfficeRefusal refusal={refusal} />
      {at.opponents.length > 0 && at.defencesTo !== undefined && <Quiet>{at.defencesTo}</Quiet>}
      {at.opponents.map((opponent) => (
        <Defence key={opponent.entry} pair={pair} opponent={opponent} look={look} />
      ))}
    </section>
  );
}

interface DefenceProps {
  readonly pair: { readonly event: number; readonly entry: number; readonly players: readonly number[] };
  readonly opponent: OwnSystemAt['opponents'][number];
  readonly look: (why?: Look) => Promise<void>;
}

/** What one plays against an unusual system or Brown conventions (RTP 2.1.3.5). */
function Defence({ pair, opponent, look }: DefenceProps) {
  const { t } = useTranslation('office');
  const { send, sending, refusal } = useSending();
  const [text, setText] = useState(opponent.text ?? '');
  async function save() {
    const data = { ...pair, against: opponent.entry, text: text.trim() };
    if ((await send(() => memberClient.command('write-defence', data))) !== undefined) await look();
  }
  return (
    <details>
      <summary>{t('own.defence', { names: opponent.names.join(' – ') })}</summary>
      <Quiet>{t('own.defenceHint')}</Quiet>
      <Area
        label={t('own.defenceText')}
        value={text}
        maxLength={4000}
        onChange={(changed) => setText(changed.currentTarget.value)}
      />
      <Row>
        <Action loading={sending} disabled={text.trim() === ''} onClick={() => void save()}>
          {t('own.defenceSave')}
        </Action>
      </Row>
      <OfficeRefusal refusal={refusal} />
    </details>
  );
}
