import { useEffect, useRef, useState } from 'react';
import { readStored, store } from '../../../app/stored.ts';

const KEY = 'naipe-bell';

/** Three notes of a bell: hertz, and when each begins, in seconds. */
const NOTES = [
  [880, 0],
  [880, 0.45],
  [1175, 0.9],
] as const;
const NOTE_SECONDS = 0.4;
const LOUDNESS = 0.3;

export function ring(): void {
  const audio = new AudioContext();
  for (const [frequency, delay] of NOTES) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const begins = audio.currentTime + delay;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(LOUDNESS, begins);
    volume.gain.exponentialRampToValueAtTime(0.001, begins + NOTE_SECONDS);
    tone.connect(volume).connect(audio.destination);
    tone.start(begins);
    tone.stop(begins + NOTE_SECONDS);
  }
  setTimeout(() => void audio.close(), 2000);
}

/** Whether the end of a round is rung, for this browser. */
export function useBell(): readonly [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => readStored(KEY) !== 'off');
  const set = (wanted: boolean) => {
    store(KEY, wanted ? 'on' : 'off');
    setOn(wanted);
  };
  return [on, set];
}

/** Rings when the time of a round runs out while the page looks on. */
export function useRingAt(endsAt: string | undefined, now: number, on: boolean): void {
  const rung = useRef<string>(undefined);
  const seen = useRef<string>(undefined);
  const over = endsAt !== undefined && now >= Date.parse(endsAt);
  useEffect(() => {
    if (endsAt === undefined) return;
    if (!over) seen.current = endsAt;
    else if (seen.current === endsAt && rung.current !== endsAt) {
      rung.current = endsAt;
      if (on) ring();
    }
  }, [endsAt, over, on]);
}
