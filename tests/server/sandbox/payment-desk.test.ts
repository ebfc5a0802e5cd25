import { describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { type DeskState, PaymentDesk } from '../../../server/sandbox/payment-desk.ts';

function makeDesk(answers: number[] = [], state?: DeskState) {
  const clock = { at: 1_000_000 };
  const sent: { at: number; status: string; eventId: string }[] = [];
  let made = 0;
  const desk = new PaymentDesk(
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
  return { desk, clock, sent };
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
    const { desk } = makeDesk();
    expect(desk.take(ORDER)).toBe(desk.take(ORDER));
    expect(desk.state.payments).toHaveLength(1);
  });

  it('tells of a payment once, and does nothing when the page is sent again', async () => {
    const { desk, sent } = makeDesk();
    const { id } = desk.take(ORDER);
    desk.act(id, 'approve');
    desk.act(id, 'decline');
    desk.act('unknown', 'approve');
    await desk.deliverDue();
    await desk.deliverDue();
    expect(sent.map(({ status }) => status)).toEqual(['paid']);
  });

  it('asks again after silence and faults, with the same event, until it is heard', async () => {
    const { desk, clock, sent } = makeDesk([0, 503, 200]);
    desk.act(desk.take(ORDER).id, 'approve');
    await desk.deliverDue();
    await desk.deliverDue();
    expect(sent).toHaveLength(1);
    clock.at += 2_000;
    await desk.deliverDue();
    clock.at += 5_000;
    await desk.deliverDue();
    clock.at += 600_000;
    await desk.deliverDue();
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ eventId }) => eventId)).size).toBe(1);
  });

  it('does not ask again after a refusal in words, and gives up on silence after a while', async () => {
    const refused = makeDesk([422]);
    refused.desk.act(refused.desk.take(ORDER).id, 'approve');
    const silent = makeDesk(new Array(20).fill(0));
    silent.desk.act(silent.desk.take(ORDER).id, 'approve');
    for (let turn = 0; turn < 20; turn += 1) {
      await refused.desk.deliverDue();
      await silent.desk.deliverDue();
      refused.clock.at += 400_000;
      silent.clock.at += 400_000;
    }
    expect(refused.sent).toHaveLength(1);
    expect(silent.sent).toHaveLength(6);
  });

  it('pays late only after the deposit has expired', async () => {
    const { desk, clock, sent } = makeDesk();
    desk.act(desk.take(ORDER).id, 'late');
    clock.at = ORDER.expiresAt;
    await desk.deliverDue();
    expect(sent).toHaveLength(0);
    clock.at += 1_000;
    await desk.deliverDue();
    expect(sent).toHaveLength(1);
  });

  it('pays twice with two payments and two events', async () => {
    const { desk, sent } = makeDesk();
    desk.act(desk.take(ORDER).id, 'twice');
    await desk.deliverDue();
    expect(sent.map(({ status }) => status)).toEqual(['paid', 'paid']);
    expect(new Set(sent.map(({ eventId }) => eventId)).size).toBe(2);
    const ids = desk.state.deliveries.map(({ body }) => JSON.parse(body).paymentId);
    expect(new Set(ids).size).toBe(2);
  });

  it('goes on after a restart with what it had kept', async () => {
    const before = makeDesk([0]);
    before.desk.act(before.desk.take(ORDER).id, 'approve');
    await before.desk.deliverDue();
    const kept = JSON.parse(JSON.stringify(before.desk.state));
    const { desk, clock, sent } = makeDesk([], kept);
    clock.at += 10_000;
    await desk.deliverDue();
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
    const { desk, clock, sent } = makeDesk();
    expect(desk.takePayout(payout(number))).toBe(desk.takePayout(payout(number)));
    await desk.deliverDue();
    expect(sent).toEqual([]);
    clock.at += 2_000;
    await desk.deliverDue();
    expect(sent.map(({ status }) => status)).toEqual(told);
  });
});
