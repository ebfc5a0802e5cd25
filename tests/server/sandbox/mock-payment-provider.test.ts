import { describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import {
  MockPaymentProvider,
  type MockProviderState,
} from '../../../server/sandbox/mock-payment-provider.ts';

function createProvider(answers: number[] = [], state?: MockProviderState) {
  const clock = { at: 1_000_000 };
  const sent: { at: number; status: string; eventId: string }[] = [];
  let made = 0;
  const mockProvider = new MockPaymentProvider(
    {
      now: () => clock.at,
      newId: () => {
        made += 1;
        return `id-${made}`;
      },
      send: async (body) => {
        const { status, eventId } = JSON.parse(body);
        sent.push({ at: clock.at, status, eventId });
        return answers.shift() ?? 200;
      },
    },
    state,
  );
  return { mockProvider, clock, sent };
}

const ORDER = {
  reference: '01900000-0000-7000-8000-000000000001',
  amount: cents(50_000),
  currency: 'PHP',
  channel: 'GCash',
  isByQr: false,
  expiresAt: 1_900_000,
  returnUrl: 'http://localhost:8080/wallets',
};

describe('mock payment provider', () => {
  it('same reference gets the same payment', () => {
    const { mockProvider } = createProvider();
    expect(mockProvider.accept(ORDER)).toBe(mockProvider.accept(ORDER));
    expect(mockProvider.state.payments).toHaveLength(1);
  });

  it('payment is reported once, and a repeated page submission does nothing', async () => {
    const { mockProvider, sent } = createProvider();
    const { id } = mockProvider.accept(ORDER);
    mockProvider.act(id, 'approve');
    mockProvider.act(id, 'decline');
    mockProvider.act('unknown', 'approve');
    await mockProvider.deliverDue();
    await mockProvider.deliverDue();
    expect(sent.map(({ status }) => status)).toEqual(['paid']);
  });

  it('event is repeated after a timeout or a server error until it is accepted', async () => {
    const { mockProvider, clock, sent } = createProvider([0, 503, 200]);
    mockProvider.act(mockProvider.accept(ORDER).id, 'approve');
    await mockProvider.deliverDue();
    await mockProvider.deliverDue();
    expect(sent).toHaveLength(1);
    clock.at += 2_000;
    await mockProvider.deliverDue();
    clock.at += 5_000;
    await mockProvider.deliverDue();
    clock.at += 600_000;
    await mockProvider.deliverDue();
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ eventId }) => eventId)).size).toBe(1);
  });

  it('event is not repeated after a rejection, and is abandoned after repeated timeouts', async () => {
    const refused = createProvider([422]);
    refused.mockProvider.act(refused.mockProvider.accept(ORDER).id, 'approve');
    const silent = createProvider(new Array(20).fill(0));
    silent.mockProvider.act(silent.mockProvider.accept(ORDER).id, 'approve');
    for (let turn = 0; turn < 20; turn += 1) {
      await refused.mockProvider.deliverDue();
      await silent.mockProvider.deliverDue();
      refused.clock.at += 400_000;
      silent.clock.at += 400_000;
    }
    expect(refused.sent).toHaveLength(1);
    expect(silent.sent).toHaveLength(6);
  });

  it('late payment is made only after the deposit has expired', async () => {
    const { mockProvider, clock, sent } = createProvider();
    mockProvider.act(mockProvider.accept(ORDER).id, 'late');
    clock.at = ORDER.expiresAt;
    await mockProvider.deliverDue();
    expect(sent).toHaveLength(0);
    clock.at += 1_000;
    await mockProvider.deliverDue();
    expect(sent).toHaveLength(1);
  });

  it('double payment has two payments and two events', async () => {
    const { mockProvider, sent } = createProvider();
    mockProvider.act(mockProvider.accept(ORDER).id, 'twice');
    await mockProvider.deliverDue();
    expect(sent.map(({ status }) => status)).toEqual(['paid', 'paid']);
    expect(new Set(sent.map(({ eventId }) => eventId)).size).toBe(2);
    const ids = mockProvider.state.deliveries.map(({ body }) => JSON.parse(body).paymentId);
    expect(new Set(ids).size).toBe(2);
  });

  it('stored deliveries continue after a restart', async () => {
    const before = createProvider([0]);
    before.mockProvider.act(before.mockProvider.accept(ORDER).id, 'approve');
    await before.mockProvider.deliverDue();
    const kept = JSON.parse(JSON.stringify(before.mockProvider.state));
    const { mockProvider, clock, sent } = createProvider([], kept);
    clock.at += 10_000;
    await mockProvider.deliverDue();
    expect(sent).toHaveLength(1);
  });
});

describe('payouts of the mock provider', () => {
  const payout = (number: string) => ({
    reference: ORDER.reference,
    amount: ORDER.amount,
    currency: 'PHP',
    method: 'ewallet' as const,
    bankName: 'GCash',
    holder: 'Ana Cruz',
    number,
  });

  it.each([
    ['09175551234', ['paid']],
    ['09175550001', ['failed']],
    ['09175550002', ['paid', 'paid']],
    ['09175550003', []],
  ])('payout to %s is reported after two seconds as its last digits demand', async (number, told) => {
    const { mockProvider, clock, sent } = createProvider();
    expect(mockProvider.payOut(payout(number))).toBe(mockProvider.payOut(payout(number)));
    await mockProvider.deliverDue();
    expect(sent).toEqual([]);
    clock.at += 2_000;
    await mockProvider.deliverDue();
    expect(sent.map(({ status }) => status)).toEqual(told);
  });
});
