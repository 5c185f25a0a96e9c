import {
  callText,
  cardText,
  isSeat,
  parseCall,
  parseCard,
  STRAINS,
  type Strain,
  strainText,
} from 'naipe/game';
import type { Oddity } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { ResultNotation } from '../../../components/result-notation.tsx';
import { SuitedText } from '../../../components/suited-text.tsx';
import { useWritingStyle } from '../../../components/writing-style.ts';
import { deskAddress } from '../desk-address.ts';
import { useDesk } from '../desk-context.ts';
import { DataTable, Panel, Quiet } from '../parts/layout.tsx';
import { resultText } from '../parts/result-text.ts';
import { usePlaces } from '../parts/use-places.ts';

/** What makes a result odd, in words. */
export function useOddityWords() {
  const { t } = useTranslation('desk');
  const common = useTranslation().t;
  const style = useWritingStyle();
  const seat = (value: string | number | undefined) =>
    typeof value === 'string' && isSeat(value) ? common(`seat.${value}`) : '';
  return ({ code, params: { ns: nsPair, ew: ewPair, ...params } }: Oddity): string => {
    const card = parseCard(String(params.card ?? ''));
    switch (code) {
      case 'unlikely':
        if ('over' in params) return t('odd.overtricks', params);
        return 'doubling' in params ? t('odd.redoubled') : t('odd.unlikely', params);
      case 'agreed-then-changed':
        return t('odd.agreed-then-changed', { before: resultText(String(params.before), style) });
      case 'agreed-in-seconds':
        return t('odd.agreed-in-seconds', { count: Number(params.seconds) });
      case 'lead-of-declarer':
      case 'lead-of-partner':
        return t(`odd.${code}`, {
          card: card.ok ? cardText(card.value, style) : '',
          holder: seat(params.holder),
          leader: seat(params.leader),
        });
      case 'not-makeable':
        return t('odd.not-makeable', {
          ...params,
          declarer: seat(params.declarer),
          strain: STRAINS.some((each) => each === params.strain)
            ? strainText(params.strain as Strain, style)
            : '',
        });
      case 'other-declarer': {
        const bid = parseCall(String(params.bid ?? ''));
        return t('odd.other-declarer', { ...params, bid: bid.ok ? callText(bid.value, style) : '' });
      }
      default:
        return t(`odd.${code}`, { ...params, nsPair, ewPair });
    }
  };
}

/** Results that the director should look at. */
export function Oddities({ oddities }: { readonly oddities: readonly Oddity[] }) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const places = usePlaces();
  const words = useOddityWords();
  return (
    <Panel heading={t('boards.oddities')}>
      {oddities.length === 0 ? (
        <Quiet>{t('boards.nothingOdd')}</Quiet>
      ) : (
        <DataTable label={t('boards.oddities')}>
          <thead>
            <tr>
              <th scope="col">{t('label.board')}</th>
              <th scope="col">{t('label.place')}</th>
              <th scope="col">{t('label.result')}</th>
              <th scope="col">{t('boards.why')}</th>
            </tr>
          </thead>
          <tbody>
            {oddities.map((oddity) => (
              <tr key={`${oddity.board}/${oddity.section}/${oddity.round}/${oddity.table}/${oddity.code}`}>
                <td>
                  <Link href={deskAddress(tournament, 'boards', String(oddity.board))}>{oddity.board}</Link>
                </td>
                <td>{places.meeting(oddity)}</td>
                <td>
                  <ResultNotation result={oddity.result} />
                </td>
                <td>
                  <SuitedText text={words(oddity)} />
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
    </Panel>
  );
}
