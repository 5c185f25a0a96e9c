import { createRequire } from 'node:module';
import { z } from 'zod';

const manifest: unknown = createRequire(import.meta.url)('@naipe/server/package.json');

/** The version of Naipe that is running. */
export const VERSION = z.object({ version: z.string() }).parse(manifest).version;
