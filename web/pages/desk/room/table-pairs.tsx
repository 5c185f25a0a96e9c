import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { useDesk } from '../desk-context.ts';
import { PairActions } from '../entries/pair-actions.tsx';
import { WithoutSeat } from '../entries/without-seat.tsx';
import { Row, Stack } from '../parts/layout.tsx';
import { LatePairForm } from '../rulings/late-pair-form.tsx';
import { useRulingKinds } from '../rulings/ruling-kinds.ts';
import { useContestants } from '../use-contestants.ts';

interface TablePairsProps {
  readonly ns: string | undefined;
  readonly ew: string | undefined;
}

/** What happens to the pairs at a table; where one is missing, a late pair may come. */
export function TablePairs({ ns, ew }: TablePairsProps) {
  const { t } = useTranslation('desk');
  const { room } = useDesk().view;
  const context = useContestants();
  const kinds = useRulingKinds();
  const [chosen, setChosen] = useState<string>();
  const pairs = [ns, ew].flatMap((pair) => pair ?? []);
  const isLate = chosen === 'late';
  if (room === undefined || room.status === 'closed' || room.status === 'published') return null;
  const toggle = (what: string) => setChosen(what === chosen ? undefined : what);
  return (
    <section aria-label={t('pairPanel.atTable', { context })}>
      <Stack>
        <Row>
          {pairs.map((pair) => (
            <Action key={pair} aria-pressed={pair === chosen} onClick={() => toggle(pair)}>
              {t('pairPanel.open', { pair, context })}
            </Action>
          ))}
          {pairs.length < 2 && kinds.includes('late') && (
            <Action aria-pressed={isLate} onClick={() => toggle('late')}>
              {t('rulings.kinds.late', { context })}
            </Action>
          )}
        </Row>
        {isLate && <LatePairForm />}
        {isLate && <WithoutSeat />}
        {chosen !== undefined && pairs.includes(chosen) && <PairActions key={chosen} pair={chosen} />}
      </Stack>
    </section>
  );
}
