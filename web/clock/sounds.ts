import { useEffect, useRef, useSyncExternalStore } from 'react';
import { readStored, store } from '../app/stored.ts';
import type { ClockFace } from './clock-face.ts';

/** What is heard: the end is near, the time is up, everybody moves. */
export type Signal = 'warning' | 'over' | 'move';

/** The notes of a bell: hertz, and when each begins, in seconds. */
const NOTES: Readonly<Record<Signal, readonly (readonly [number, number])[]>> = {
  warning: [
    [784, 0],
    [784, 0.5],
  ],
  over: [
    [880, 0],
    [880, 0.45],
    [1175, 0.9],
  ],
  move: [
    [587, 0],
    [740, 0.35],
    [880, 0.7],
    [1175, 1.05],
  ],
};
const NOTE_SECONDS = 0.4;
const LOUDNESS = 0.3;

function ring(signal: Signal): void {
  const audio = new AudioContext();
  for (const [frequency, delay] of NOTES[signal]) {
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
  setTimeout(() => void audio.close(), 2500);
}

/** Where a clock is heard: at the desk unless somebody says no, elsewhere only when somebody says yes. */
const PLACES = {
  desk: { key: 'naipe-bell', unlessTold: true },
  screen: { key: 'naipe-screen-sound', unlessTold: false },
  phone: { key: 'naipe-phone-sound', unlessTold: false },
} as const;
export type SoundPlace = keyof typeof PLACES;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isOn(place: SoundPlace): boolean {
  const { key, unlessTold } = PLACES[place];
  const stored = readStored(key);
  return stored === null ? unlessTold : stored === 'on';
}

/** Whether the clock is heard on this browser. Who switches it on hears what it sounds like. */
export function useSound(place: SoundPlace): readonly [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(subscribe, () => isOn(place));
  const set = (wanted: boolean) => {
    store(PLACES[place].key, wanted ? 'on' : 'off');
    for (const listener of listeners) listener();
    if (wanted) ring('over');
  };
  return [on, set];
}

/** What a clock that shows this says, if anything; one that stands says nothing new. */
export function signalOf({ state, moveTo }: ClockFace): Signal | 'standing' | undefined {
  if (moveTo !== undefined) return 'move';
  return state === 'running' || state === 'ended' ? undefined : state;
}

/** What is rung when a clock comes to say something, given what it said last. */
export function rungAfter(
  said: Signal | undefined,
  says: Signal | 'standing' | undefined,
): Signal | undefined {
  return says === 'standing' || says === said ? undefined : says;
}

/** Rings what the clock says while the page looks on; not what it said before. */
export function useSignals(face: ClockFace | undefined, on: boolean): void {
  const before = useRef<{ readonly said: Signal | undefined }>(undefined);
  const isKnown = face !== undefined;
  const says = face === undefined ? undefined : signalOf(face);
  useEffect(() => {
    if (!isKnown) return;
    const { said } = before.current ?? {};
    const rung = rungAfter(said, says);
    if (before.current !== undefined && rung !== undefined && on) ring(rung);
    before.current = { said: says === 'standing' ? said : says };
  }, [isKnown, says, on]);
}
