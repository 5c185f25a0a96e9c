import { expect, test } from 'vitest';
import { SLIP_RULES, type Slip } from './slips.ts';

const told = (profile: keyof typeof SLIP_RULES, slip: Slip, repetition: number) => {
  const proposal = SLIP_RULES[profile][slip].penalty?.(repetition);
  const [measure] = proposal?.measures ?? [];
  const amount = measure !== undefined && 'value' in measure ? ` ${measure.value.toDecimal(0)}` : '';
  return proposal && `${proposal.bearer}: ${measure?.form}${amount} (${proposal.clause})`;
};

test('RTP 2.1.11.2: turned 90° is a warning to North–South, then 10% of a top', () => {
  expect(told('rtp-2014', 'turned', 1)).toBe('NS: warning (RTP 2.1.11.2)');
  expect(told('rtp-2014', 'turned', 2)).toBe('NS: procedural 10 (RTP 2.1.11.2)');
});

test('RTP 2.1.11.2: a mistake of movement or transfer is a warning, then 10% of a top', () => {
  expect(told('rtp-2014', 'opponents', 1)).toBe('offender: warning (RTP 2.1.11.2)');
  expect(told('rtp-2014', 'wrongBoard', 2)).toBe('offender: procedural 10 (RTP 2.1.11.2)');
});

test('ROP 9.1: 20% for a board turned 90° and for a wrong move, 30% for boards moved wrongly', () => {
  expect(told('rop', 'turned', 1)).toMatch(/^NS: procedural 20 /);
  expect(told('rop', 'opponents', 1)).toMatch(/^offender: procedural 20 /);
  expect(told('rop', 'wrongBoard', 1)).toMatch(/^offender: procedural 30 /);
});

test('Law 90: the Laws alone leave it to the director', () => {
  expect(told('wbf', 'wrongBoard', 1)).toBeUndefined();
});
