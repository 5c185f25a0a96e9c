import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { desk } from '../../../locales/en/desk.ts';
import { useDesk } from '../desk-context.ts';
import { Row, Stack } from '../parts/layout.tsx';
import { ExcludeForm } from '../rulings/exclude-form.tsx';
import { RankedForm, SubstituteForm, WithdrawForm } from '../rulings/pair-forms.tsx';
import { keyFor, useContestants } from '../use-contestants.ts';
import { MissedForm } from './missed-form.tsx';
import { TripletForm } from './triplet-form.tsx';
import { useIsRanked } from './use-is-ranked.ts';

const KINDS = ['missed', 'substitute', 'triplet', 'ranked', 'exclude', 'withdraw'] as const;
const FORMS = {
  missed: MissedForm,
  substitute: SubstituteForm,
  triplet: TripletForm,
  ranked: RankedForm,
  exclude: ExcludeForm,
  withdraw: WithdrawForm,
} as const;

/** What happens to a pair: boards it missed, a substitute, its place in the ranking, a withdrawal. The forms of the rulings, about this pair. */
export function PairActions({ pair }: { readonly pair: string }) {
  const { t } = useTranslation('desk');
  const { room } = useDesk().view;
  const context = useContestants();
  const isRanked = useIsRanked();
  const [chosen, setChosen] = useState<(typeof KINDS)[number]>();
  const kinds = KINDS.filter(
    (kind) =>
      ((kind !== 'missed' && kind !== 'exclude') || (room !== undefined && room.status !== 'planned')) &&
      (kind !== 'triplet' || context === 'pair'),
  );
  const Form = chosen === undefined ? undefined : FORMS[chosen];
  return (
    <Stack>
      <Row>
        {kinds.map((kind) => (
          <Action
            key={kind}
            aria-pressed={kind === chosen}
            onClick={() => setChosen(kind === chosen ? undefined : kind)}
          >
            {kind === 'missed'
              ? t('missed.heading')
              : kind === 'triplet' || kind === 'exclude'
                ? t(`${kind}.heading`)
                : kind === 'ranked'
                  ? t(isRanked(pair) ? 'live.ranked.out' : 'live.ranked.back')
                  : t(`rulings.kinds.${keyFor(desk.rulings.kinds, kind, context)}`)}
          </Action>
        ))}
      </Row>
      {Form !== undefined && <Form key={`${pair} ${chosen}`} pair={pair} />}
    </Stack>
  );
}
