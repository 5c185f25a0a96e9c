import type { Viewer, ViewRequest } from 'naipe/tournament';
import type { TournamentHost } from './host.ts';
import { LiveChannel, type Sink } from './live-channel.ts';
import type { ViewCache } from './view-cache.ts';

/** Everybody who listens to a tournament. Views may take long to work out: who only wants the version need not wait. */
export class LiveFeed {
  private readonly versions: LiveChannel;
  private readonly views: LiveChannel;

  constructor(host: TournamentHost, views: ViewCache) {
    this.versions = new LiveChannel(host, views);
    this.views = new LiveChannel(host, views);
  }

  get size(): number {
    return this.versions.size + this.views.size;
  }

  /**
   * Sends the present version, or the view when one is asked for, and then every change; nothing at first when the
   * listener was told of the present version before it lost the connection. Answers how to stop.
   */
  listen(
    sink: Sink,
    viewer: Viewer,
    request: ViewRequest | undefined,
    lastTold: number | undefined,
  ): () => void {
    const channel = request === undefined ? this.versions : this.views;
    return channel.listen(sink, viewer, request, lastTold);
  }

  /** There is something new. */
  changed(): void {
    this.versions.changed();
    this.views.changed();
  }

  /** Shows that the connections are alive, which keeps them so. */
  async ping(): Promise<void> {
    await this.versions.ping();
    await this.views.ping();
  }

  end(): void {
    this.versions.end();
    this.views.end();
  }
}
