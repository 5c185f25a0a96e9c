import type { EntryView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { playersText } from '../../../components/pair-names.tsx';
import { SidePanel } from '../../../components/side-panel.tsx';
import { Quiet, Stack } from '../parts/layout.tsx';
import { useContestants } from '../use-contestants.ts';
import { PairActions } from './pair-actions.tsx';
import { useSeatWords } from './use-seat-words.ts';

interface PairPanelProps {
  readonly entry: EntryView;
  readonly onClose: () => void;
}

/** A pair: who they are, where they sit, and what happens to pairs. */
export function PairPanel({ entry, onClose }: PairPanelProps) {
  const { t } = useTranslation('desk');
  const seatWords = useSeatWords();
  const { contestant: pair, players, withdrawn, unranked = false } = entry;
  return (
    <SidePanel
      opened
      heading={`${t('label.pair', { context: useContestants() })} ${pair}`}
      close={t('room.close')}
      onClose={onClose}
    >
      <Stack>
        <b>{playersText(players)}</b>
        <Quiet>{withdrawn ? t('entries.withdrawn') : seatWords(entry)}</Quiet>
        {unranked && <Quiet>{t('live.ranked.out')}</Quiet>}
        {!withdrawn && <PairActions pair={pair} />}
      </Stack>
    </SidePanel>
  );
}
