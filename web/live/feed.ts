import { addressOf } from './client.ts';
import { Beats, type Concern } from './concern.ts';
import { reached } from './reached.ts';
import { Spaced } from './spaced.ts';

/** How the live connection of a tournament stands. */
export type FeedState = 'connecting' | 'live' | 'lost';

type Listener = () => void;

/** What an event of the feed says. */
interface News {
  readonly version: number;
  readonly tables?: readonly string[];
}

const whenEnded = new Set<Listener>();

/** Does something when the server says that nobody is signed in here any more. */
export function onSignInEnded(listener: Listener): void {
  whenEnded.add(listener);
}

/** Milliseconds: when a whole room hands in its results, pages are not drawn anew for each. */
const TELL_EVERY = 250;

/** Browsers give up on a feed whose server answers anything but a feed; then we ask again. */
const REOPEN_AFTER = [1000, 2000, 5000, 10_000, 20_000] as const;

/**
 * The live feed of one tournament, shared by everything on the page that shows it. It tells that there is something
 * new; what it is, the views say. The browser resumes after the last fact it heard of.
 */
export class Feed {
  private source: EventSource | undefined;
  private readonly listeners = new Set<Listener>();
  private readonly tournament: string;
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly beats = new Beats();
  private readonly news = new Spaced(TELL_EVERY, () => this.tell('live'));
  state: FeedState = 'connecting';

  constructor(tournament: string) {
    this.tournament = tournament;
  }

  readonly subscribe = (listener: Listener): Listener => {
    this.listeners.add(listener);
    if (this.listeners.size === 1) this.open();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.close();
    };
  };

  private readonly open = (): void => {
    this.source?.close();
    clearTimeout(this.retry);
    const source = new EventSource(`${addressOf(this.tournament)}/live`);
    this.source = source;
    source.addEventListener('open', () => {
      this.failures = 0;
      this.beats.heard(undefined);
      this.tell('live');
    });
    source.addEventListener('version', ({ data }: MessageEvent<string>) => {
      const { version, tables } = JSON.parse(data) as News;
      reached.note(this.tournament, version);
      this.beats.heard(tables);
      this.news.ask();
    });
    source.addEventListener('scores', () => {
      this.beats.heardScores();
      this.news.ask();
    });
    source.addEventListener('hands', () => {
      this.beats.heardHands();
      this.tell('live');
    });
    source.addEventListener('ended', () => {
      for (const listener of whenEnded) listener();
    });
    source.addEventListener('error', () => {
      this.tell('lost');
      if (source.readyState === EventSource.CLOSED) this.reopenLater();
    });
    addEventListener('online', this.open);
    addEventListener('offline', this.hearOffline);
  };

  private readonly hearOffline = (): void => this.tell('lost');

  private reopenLater(): void {
    const wait = REOPEN_AFTER[Math.min(this.failures++, REOPEN_AFTER.length - 1)];
    clearTimeout(this.retry);
    this.retry = setTimeout(this.open, wait);
  }

  private close(): void {
    removeEventListener('online', this.open);
    removeEventListener('offline', this.hearOffline);
    clearTimeout(this.retry);
    this.news.forget();
    this.source?.close();
    this.source = undefined;
    this.state = 'connecting';
  }

  /** Grows with every sign of something new that concerns a view, a regained connection among them. */
  beatOf(concern: Concern): number {
    return this.beats.of(concern);
  }

  private tell(state: FeedState): void {
    this.news.forget();
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

const feeds = new Map<string, Feed>();

export function feedOf(tournament: string): Feed {
  const feed = feeds.get(tournament) ?? new Feed(tournament);
  feeds.set(tournament, feed);
  return feed;
}
