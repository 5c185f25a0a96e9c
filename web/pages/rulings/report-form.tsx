import { HAND_SIZE, SEATS, type Seat } from 'naipe/game';
import { type FromPartner, type Happening, INFORMATION_SOURCES } from 'naipe/laws';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PrimaryButton } from '../../components/primary-button.tsx';
import { Field, Pick } from '../desk/parts/field.tsx';
import { SeatKeys } from './parts/seat-keys.tsx';

/** What a report needs no more for than the player it is about. */
const ABOUT_A_PLAYER = [
  'misinformed',
  'from-elsewhere',
  'withdrawn-used',
  'wrong-board',
  'wrong-hand',
  'foreign-card',
  'deviated',
  'corrected-early',
  'consulted-partner',
] as const;
const KINDS = ['from-partner', ...ABOUT_A_PLAYER, 'counted', 'director'] as const;

type Counts = Readonly<Record<Seat, string>>;
const ALL_THERE: Counts = { N: `${HAND_SIZE}`, E: `${HAND_SIZE}`, S: `${HAND_SIZE}`, W: `${HAND_SIZE}` };

/** What is noticed, said or done around the table: which, and by whom. */
export function ReportForm({ onHappening }: { readonly onHappening: (happening: Happening) => void }) {
  const { t } = useTranslation(['rulings', 'common']);
  const [kind, setKind] = useState<(typeof KINDS)[number]>('from-partner');
  const [seat, setSeat] = useState<Seat>('N');
  const [source, setSource] = useState<FromPartner['source']>('hesitation');
  const [counts, setCounts] = useState(ALL_THERE);
  const happening = (): Happening => {
    switch (kind) {
      case 'from-partner':
        return { type: kind, seat, source };
      case 'counted': {
        const { N, E, S, W } = counts;
        return { type: kind, counts: { N: Number(N), E: Number(E), S: Number(S), W: Number(W) } };
      }
      case 'director':
        return { type: kind, by: seat };
      default:
        return { type: kind, seat };
    }
  };
  return (
    <>
      <Pick
        label={t('reports.what')}
        value={kind}
        options={KINDS.map((value) => ({ value, label: t(`reports.kinds.${value}`) }))}
        onPick={setKind}
      />
      {kind === 'counted' ? (
        SEATS.map((each) => (
          <Field
            key={each}
            label={t(`common:seat.${each}`)}
            inputMode="numeric"
            value={counts[each]}
            onChange={(event) =>
              setCounts({ ...counts, [each]: event.currentTarget.value.replaceAll(/\D/g, '') })
            }
          />
        ))
      ) : (
        <SeatKeys label={t('reports.who')} seat={seat} onSeat={setSeat} />
      )}
      {kind === 'from-partner' && (
        <Pick
          label={t('reports.source')}
          value={source}
          options={INFORMATION_SOURCES.map((value) => ({ value, label: t(`reports.sources.${value}`) }))}
          onPick={setSource}
        />
      )}
      <PrimaryButton onClick={() => onHappening(happening())}>{t('reports.record')}</PrimaryButton>
    </>
  );
}
