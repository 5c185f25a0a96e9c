import { describe, expect, test } from 'vitest';
import { naipe } from '../testing/naipe.ts';
