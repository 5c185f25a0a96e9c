// A device: it signs in, keeps its cookie, asks and sends, as a browser would.
import { randomUUID } from 'node:crypto';

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
