// The director of a demonstration.
import { createDevice } from './client.mjs';

export const DEMO_PASSWORD = 'seven no trump';

/** Signs in as the director, choosing the password on a server that has none. */
export async function signIn(address, setupCode) {
  const director = createDevice(address);
  const { passwordSet } = await director.get('/session');
  if (passwordSet) await director.post('/session/director', { password: DEMO_PASSWORD });
  else await director.post('/session/setup', { password: DEMO_PASSWORD, setupCode });
  return director;
}
