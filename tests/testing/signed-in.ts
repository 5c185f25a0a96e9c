import { Client } from './client.ts';
import { PASSWORD } from './club.ts';
import { field, LAPTOP, press, Site, type Visitor } from './site.ts';

/** A new club: its site, its director over HTTP, and his laptop, signed in at the desk. */
export interface SignedIn {
  readonly site: Site;
  readonly director: Client;
  readonly desk: Visitor;
}

/** Refusals are asked for by some tests: a browser that reports them is not complaining. */
const REFUSED = /status of 422/;

export async function signedIn(): Promise<SignedIn> {
  const site = await Site.open();
  const director = new Client(site.address);
  await director.post('/api/session/setup', { password: PASSWORD, setupCode: site.setupCode });
  const desk = await site.visitor(LAPTOP, REFUSED);
  await desk.page.goto('/desk');
  await field(desk.page, 'Password').fill(PASSWORD);
  await press(desk.page, 'Sign in');
  await desk.page.getByRole('link', { name: 'New tournament' }).waitFor();
  return { site, director, desk };
}
