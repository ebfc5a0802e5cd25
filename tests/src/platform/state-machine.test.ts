import { beforeEach, describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createMachine, type Step } from '../../../src/platform/state-machine.ts';

type Event = { type: 'add'; by: number } | { type: 'nothing' };
type Effect = 'echo' | 'fail' | 'note';

/** Adds up; 1 sends another event from an effect, 10 has a failing effect before another one. */
function reduce(sum: { total: number }, event: Event): Step<{ total: number }, Effect> {
  if (event.type === 'nothing') return { state: sum, effects: [] };
  const state = { total: sum.total + event.by };
  if (event.by === 1) return { state, effects: ['echo', 'note'] };
  return { state, effects: event.by === 10 ? ['fail', 'note'] : ['note'] };
}

describe('state machine', () => {
  const make = () => {
    const store = createStore(() => ({ total: 0 }));
    const totals: number[] = [];
    const send = createMachine<{ total: number }, Event, Effect>(store, reduce, (effect, again) => {
      if (effect === 'echo') again({ type: 'add', by: 2 });
      if (effect === 'fail') throw new Error('no effect');
      totals.push(store.getState().total);
    });
    return { store, totals, send };
  };
  let machine: ReturnType<typeof make>;
  beforeEach(() => {
    machine = make();
  });

  it('event that an effect sends waits until all effects of the first one were performed', () => {
    machine.send({ type: 'add', by: 1 });
    expect(machine.totals, 'echo and note of 1, then note of 2').toEqual([1, 1, 3]);
  });

  it('event that changes nothing notifies no listener', () => {
    let changes = 0;
    machine.store.subscribe(() => {
      changes += 1;
    });
    machine.send({ type: 'nothing' });
    expect(changes).toBe(0);
  });

  it('effect that throws does not stop the others, and the machine continues', () => {
    expect(() => machine.send({ type: 'add', by: 10 })).toThrow('no effect');
    expect(machine.totals).toEqual([10]);
    machine.send({ type: 'add', by: 3 });
    expect(machine.store.getState().total).toBe(13);
  });
});
