import { describe, expect, it } from 'vitest';
import { cents } from '../../../../contract/money.ts';
import type { Receipt } from '../../../../contract/wallet/receipt-calls.ts';
import { findRoute } from '../../../../src/app/route-table.ts';
import {
  pageOfRow,
  proofOfRow,
  receiptAddress,
  receiptLines,
  receiptText,
  replayOfRow,
} from '../../../../src/features/wallet/receipt-rules.ts';

const RECEIPT: Receipt = {
  number: 'w1',
  kind: 'withdrawal',
  state: 'paid',
  amount: cents(50_000),
  fee: cents(1_500),
  received: cents(48_500),
  way: 'BPI',
  account: '•••• 1234',
  states: [
    { name: 'requested', at: 1 },
    { name: 'paid', at: 2 },
  ],
  reference: 'p1',
};
const words = {
  line: (name: string) => `line ${name}`,
  kind: (kind: string) => `kind ${kind}`,
  state: (state: string) => `state ${state}`,
  money: (amount: number) => String(amount),
  time: (at: number) => `time ${at}`,
};

describe('[R68] receipt', () => {
  it('address of a receipt leads back to its kind and number, and a bet has none', () => {
    for (const kind of ['deposit', 'withdrawal'] as const)
      expect(findRoute(receiptAddress(kind, 'a-1'))?.params).toEqual({ kind, number: 'a-1' });
    expect(findRoute('/wallets/receipt/bet/a-1')).toBeNull();
  });

  it('deposit of the records leads to its receipt; a withdrawal to its tracker, a bet nowhere', () => {
    expect(pageOfRow({ kind: 'deposit', id: 'd1' })).toBe('/wallets/receipt/deposit/d1');
    expect(pageOfRow({ kind: 'withdrawal', id: 'w1' })).toBe('/withdrawal/ewallet?id=w1');
    expect(pageOfRow({ kind: 'bet', id: 'b1' })).toBeNull();
  });

  it('receipt lists amount, fee, net amount, method, every state with its time, number and reference', () => {
    expect(receiptLines(RECEIPT, words)).toEqual([
      ['line kind', 'kind withdrawal'],
      ['line state', 'state paid'],
      ['line amount', '50000'],
      ['line fee', '1500'],
      ['line received', '48500'],
      ['line way', 'BPI •••• 1234'],
      ['state requested', 'time 1'],
      ['state paid', 'time 2'],
      ['line number', 'w1'],
      ['line reference', 'p1'],
    ]);
  });

  it('receipt leaves out what is missing, and is one line per field when it is shared', () => {
    const lines = receiptLines({ ...RECEIPT, account: null, reference: null }, words);
    expect(lines.map(([label]) => label)).not.toContain('line reference');
    expect(receiptText('Receipt', lines).split('\n').slice(0, 2)).toEqual([
      'Receipt',
      'line kind: kind withdrawal',
    ]);
    expect(receiptText('Receipt', lines)).toContain('line way: BPI\n');
  });
});

describe('ways from a round in the records', () => {
  it('round of ours leads to its proof and to its replay', () => {
    const row = { kind: 'bet', id: 'r1' } as const;
    expect(proofOfRow(row)).toBe('/fair?round=r1');
    expect(replayOfRow(row)).toBe('/replay/r1');
  });

  it('round that a studio’s server has decided leads to neither', () => {
    const row = { kind: 'bet', id: 'r1', studioRound: 'night-9' } as const;
    expect([proofOfRow(row), replayOfRow(row)]).toEqual([null, null]);
  });
});
