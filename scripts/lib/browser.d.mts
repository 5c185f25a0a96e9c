import type { Browser } from 'playwright-core';

interface Launch {
  readonly executablePath?: string;
  readonly env?: NodeJS.ProcessEnv;
}

export function launchBrowser(launch?: Launch): Promise<Browser>;
