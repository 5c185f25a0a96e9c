import type { Clock } from 'naipe/tournament';
import { clockFace } from '../../clock/clock-face.ts';
import { useSignals, useSound } from '../../clock/sounds.ts';
import { useNow } from '../../clock/use-now.ts';

/** The clock of the round is heard, where somebody wants that, on whichever page of the table the phone is. */
export function useRoundSound(clock: Clock | undefined): void {
  const [sound] = useSound('phone');
  const now = useNow();
  useSignals(clock === undefined ? undefined : clockFace(clock, now), sound);
}
