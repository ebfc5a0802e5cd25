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

describe('the provider’s desk', () => {
  it('gives the same payment for the same reference', () => {
    const { mockProvider } = createProvider();
    expect(mockProvider.accept(ORDER)).toBe(mockProvider.accept(ORDER));
    expect(mockProvider.state.payments).toHaveLength(1);
  });

  it('tells of a payment once, and does nothing when the page is sent again', async () => {
    const { mockProvider, sent } = createProvider();
    const { id } = mockProvider.accept(ORDER);
    mockProvider.act(id, 'approve');
    mockProvider.act(id, 'decline');
    mockProvider.act('unknown', 'approve');
    await mockProvider.deliverDue();
    await mockProvider.deliverDue();
    expect(sent.map(({ status }) => status)).toEqual(['paid']);
  });

  it('asks again after silence and faults, with the same event, until it is heard', async () => {
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

  it('does not ask again after a refusal in words, and gives up on silence after a while', async () => {
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

  it('pays late only after the deposit has expired', async () => {
    const { mockProvider, clock, sent } = createProvider();
    mockProvider.act(mockProvider.accept(ORDER).id, 'late');
    clock.at = ORDER.expiresAt;
    await mockProvider.deliverDue();
    expect(sent).toHaveLength(0);
    clock.at += 1_000;
    await mockProvider.deliverDue();
    expect(sent).toHaveLength(1);
  });

  it('pays twice with two payments and two events', async () => {
    const { mockProvider, sent } = createProvider();
    mockProvider.act(mockProvider.accept(ORDER).id, 'twice');
    await mockProvider.deliverDue();
    expect(sent.map(({ status }) => status)).toEqual(['paid', 'paid']);
    expect(new Set(sent.map(({ eventId }) => eventId)).size).toBe(2);
    const ids = mockProvider.state.deliveries.map(({ body }) => JSON.parse(body).paymentId);
    expect(new Set(ids).size).toBe(2);
  });

  it('goes on after a restart with what it had kept', async () => {
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

describe('the desk’s payouts', () => {
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
  ])('are told after two seconds, as the end of %s asks', async (number, told) => {
    const { mockProvider, clock, sent } = createProvider();
    expect(mockProvider.payOut(payout(number))).toBe(mockProvider.payOut(payout(number)));
    await mockProvider.deliverDue();
    expect(sent).toEqual([]);
    clock.at += 2_000;
    await mockProvider.deliverDue();
    expect(sent.map(({ status }) => status)).toEqual(told);
  });
});
