// A device: it signs in, keeps its cookie, asks and sends, as a browser would.
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

/** What the server refused, with what it said. */
class Refused extends Error {
  constructor(path, status, { code = '', message = '', findings = [] } = {}) {
    const found = findings.map((finding) => `${finding.code}: ${finding.message}`);
    super([`${status} ${path}: ${message} (${code})`, ...found].join('\n'));
    this.code = code;
  }
}

export function createDevice(address) {
  let cookie = '';

  async function ask(path, { method = 'GET', body } = {}) {
    const response = await fetch(`${address}/api${path}`, {
      method,
      headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...(cookie ? { cookie } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    // As patient as the pages: on a busy machine a server may ask to be left alone for some seconds.
    if (response.status === 503 && response.headers.has('retry-after')) {
      await setTimeout(1000 * Number(response.headers.get('retry-after')));
      return ask(path, { method, body });
    }
    const [set] = response.headers.getSetCookie();
    if (set) cookie = set.split(';')[0];
    const answer = await response.json();
    if (!response.ok) throw new Refused(path, response.status, answer.error);
    return answer;
  }

  const post = (path, body) => ask(path, { method: 'POST', body });
  return {
    get: (path) => ask(path),
    post,
    view: (tournament, view, query = {}) =>
      ask(`/tournaments/${tournament}/views/${view}?${new URLSearchParams(query)}`),
    /** Sends a command; the same id twice changes nothing. */
    command: (tournament, type, data, id = randomUUID()) =>
      post(`/tournaments/${tournament}/commands`, { id, type, data }),
  };
}
