import { randomUUID } from 'node:crypto';
import type { CommandData, CommandType } from 'naipe/tournament';

/** JSON in a test, where what it holds is checked by what is expected of it. */
type AnyJson = ReturnType<typeof JSON.parse>;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The answer, when it is JSON. */
  readonly json: AnyJson;
}

/** Somebody with a browser: keeps its cookie. */
export class Client {
  private readonly address: string;
  cookie = '';

  constructor(address: string) {
    this.address = address;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(this.address + path, {
      redirect: 'manual',
      ...init,
      headers: { ...(this.cookie === '' ? {} : { cookie: this.cookie }), ...(init.headers as object) },
    });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) this.cookie = set.split(';', 1)[0]!;
    return response;
  }

  /** As patient as our pages: on a busy machine a server may ask to be left alone for some seconds. */
  private async ask(path: string, init?: RequestInit): Promise<Answer> {
    const response = await this.fetch(path, init);
    const text = await response.text();
    if (response.status === 503 && text.includes('"overloaded"')) {
      await new Promise((resolve) => setTimeout(resolve, Number(response.headers.get('retry-after')) * 1000));
      return this.ask(path, init);
    }
    const isJson = response.headers.get('content-type')?.includes('json') === true && text !== '';
    return {
      status: response.status,
      headers: response.headers,
      text,
      json:
        isJson && !response.headers.get('content-type')!.includes('ndjson') ? JSON.parse(text) : undefined,
    };
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.ask(path, { headers });
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.ask(path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  }

  put(path: string, body: unknown): Promise<Answer> {
    return this.ask(path, {
      method: 'PUT',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  }

  delete(path: string): Promise<Answer> {
    return this.ask(path, { method: 'DELETE' });
  }

  command<T extends CommandType>(
    tournament: string,
    type: T,
    data: CommandData[T],
    id: string = randomUUID(),
    basedOn?: number,
  ): Promise<Answer> {
    return this.post(`/api/tournaments/${tournament}/commands`, { id, type, data, basedOn });
  }

  /** A command that is expected to pass. */
  async must<T extends CommandType>(tournament: string, type: T, data: CommandData[T]): Promise<void> {
    const answer = await this.command(tournament, type, data);
    if (answer.status !== 200) throw new Error(`${type}: ${answer.text}`);
  }

  view(tournament: string, view: string, query: Record<string, string | number> = {}): Promise<Answer> {
    const text = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
    return this.get(`/api/tournaments/${tournament}/views/${view}?${text}`);
  }
}
