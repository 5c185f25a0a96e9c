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

test('RTP 2.2.4.4: turned 180° North–South may be penalised, above all for a repetition', () => {
  expect(told('rtp-2014', 'turned180', 1)).toBe('NS: warning (RTP 2.2.4.4)');
  expect(told('rtp-2014', 'turned180', 2)).toBe('NS: procedural 10 (RTP 2.2.4.4)');
});

test('RTP 2.1.11.2: hands exchanged cost 10% at once, cards missing from a hand or face up a warning first', () => {
  expect(told('rtp-2014', 'handsExchanged', 1)).toBe('responsible: procedural 10 (RTP 2.1.11.2)');
  expect(told('rtp-2014', 'cardsMisplaced', 1)).toBe('responsible: warning (RTP 2.1.11.2)');
  expect(told('rtp-2014', 'faceUp', 2)).toBe('offender: procedural 10 (RTP 2.1.11.2)');
});

test('RTP 2.1.11.1: at IMPs the first penalty is 3 IMPs, not 10%', () => {
  const [measure] = SLIP_RULES['rtp-2014'].handsExchanged.penalty?.(1, 'imp-pairs')?.measures ?? [];
  expect(measure).toMatchObject({ form: 'procedural', unit: 'imps' });
  expect(measure && 'value' in measure && measure.value.toDecimal(0)).toBe('3');
});

test('ROP 9.1: turned 180° a warning, then 10%; cards or hands misplaced 10%; cards to be seen 30%; information 10%', () => {
  expect([1, 2, 3].map((time) => told('rop', 'turned180', time))).toEqual([
    'NS: warning (ROP 9.1)',
    'NS: procedural 10 (ROP 9.1)',
    'NS: procedural 10 (ROP 9.1)',
  ]);
  expect(told('rop', 'handsExchanged', 1)).toBe('responsible: procedural 10 (ROP 9.1)');
  expect(told('rop', 'cardsMisplaced', 1)).toBe('responsible: procedural 10 (ROP 9.1)');
  expect(told('rop', 'faceUp', 1)).toBe('offender: procedural 30 (ROP 9.1)');
  expect(told('rop', 'wrongHand', 1)).toBe('offender: procedural 10 (ROP 9.1)');
});

test('Law 90: the Laws alone leave it to the director', () => {
  expect(told('wbf', 'wrongBoard', 1)).toBeUndefined();
});
