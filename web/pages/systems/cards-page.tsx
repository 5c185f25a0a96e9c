import type { CardsAtTable } from 'naipe/federation';
import { otherSide, type Side } from 'naipe/game';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { PhoneFrame } from '../../components/phone-frame.tsx';
import { PrimaryButton } from '../../components/primary-button.tsx';
import { SuitedText } from '../../components/suited-text.tsx';
import { client } from '../../live/index.ts';
import { usePhoneSide } from '../table/phone-side.ts';
import type { Table } from '../table/use-table.ts';
import { CardView } from './card-view.tsx';
import { suited } from './system-words.ts';

/** The opponents' convention cards at the table. Nobody is shown his own (RTP 2.1.3.1): the phone asks whose side looks. */
export function CardsPage({ table, bar }: { readonly table: Table; readonly bar: ReactNode }) {
  const { t } = useTranslation(['office', 'common']);
  const { view, at } = table;
  const [phone] = usePhoneSide();
  const [chosen, setChosen] = useState<Side>();
  const by = phone === 'both' ? chosen : phone;
  const theirs = by === undefined ? undefined : by === 'NS' ? view.ew : view.ns;
  const contestant = theirs?.contestant.contestant;
  const [cards, setCards] = useState<CardsAtTable>();
  useEffect(() => {
    let isCurrent = true;
    setCards(undefined);
    if (contestant === undefined) return undefined;
    const path = `/api/tournaments/${at.tournament}/cards/${encodeURIComponent(contestant)}`;
    void client.call<CardsAtTable>(path).then((answer) => {
      if (isCurrent) setCards(answer.ok ? answer.value : { cards: [], defences: [], ownAllowed: false });
    });
    return () => {
      isCurrent = false;
    };
  }, [at.tournament, contestant]);
  return (
    <PhoneFrame title={t('atTable.title')} back={{ to: at.home, words: t('member.back') }} above={bar}>
      {by === undefined ? (
        <>
          <p>{t('atTable.who')}</p>
          {(['NS', 'EW'] as const).map((side) => (
            <PrimaryButton key={side} onClick={() => setChosen(side)}>
              {t('atTable.looks', {
                side: t(`common:side.${side}`),
                other: t(`common:side.${otherSide(side)}`),
              })}
            </PrimaryButton>
          ))}
        </>
      ) : (
        cards !== undefined && (
          <>
            {cards.cards.length === 0 && <p role="status">{t('atTable.none')}</p>}
            {cards.cards.map((card) => (
              <section key={card.players.join('-')}>
                {card.late !== undefined && (
                  <p role="status">
                    {t('own.late')} <SuitedText text={card.late.map(({ what }) => suited(what)).join(', ')} />
                  </p>
                )}
                <CardView seen={card} heading="h2" />
              </section>
            ))}
            {cards.defences.map(({ text, time }) => (
              <p key={time}>
                {t('own.defenceText')}: {text}
              </p>
            ))}
            <p>
              <Link href="/season/conventions">{t('systems.title')}</Link>
            </p>
          </>
        )
      )}
    </PhoneFrame>
  );
}
