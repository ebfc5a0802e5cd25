import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CallEnd, DrawSimulation, DrawTab } from './support/draw-simulation.ts';

const RUNS = 10_000;
const CALL_ENDS: readonly CallEnd[] = ['good', 'lost', 'unsent', 'good', 'expired'];

type OperatorCommand = (tab: DrawTab, choice: number, world: DrawSimulation) => void;

/** What may happen to a tab at any time; ends of what is running come as often as all others together. */
const ACTS: readonly OperatorCommand[] = [
  (tab, choice) => tab.spin(choice % 2 === 0 ? 400 : 100),
  (tab) => tab.spin(400),
  (tab) => tab.send({ type: 'skipped' }),
  (tab) => tab.send({ type: 'dismissed' }),
  (tab) => tab.send({ type: 'askedAgain' }),
  (tab) => tab.send({ type: 'hidden' }),
  (tab) => tab.send({ type: 'visible' }),
  (tab) => tab.send({ type: 'presenterAttached' }),
  (tab) => tab.send({ type: 'presenterDetached' }),
  (tab) => tab.openHall(),
  (tab) => tab.send({ type: 'hallClosed' }),
  (tab, choice) => tab.reload(choice % 2 === 0),
  ...Array.from(
    { length: 13 },
    (): OperatorCommand => (tab, choice) => {
      tab.end(choice % Math.max(1, tab.running.length), CALL_ENDS[choice % CALL_ENDS.length] ?? 'good');
    },
  ),
];

/** What the operator does. */
const OPERATOR_COMMANDS: readonly OperatorCommand[] = [
  (_tab, _choice, world) => {
    world.chances += 1;
  },
  (_tab, _choice, world) => {
    world.isClosed = !world.isClosed;
  },
];

const SESSION_COMMANDS: readonly OperatorCommand[] = [
  (tab, _choice, world) => {
    world.isSignedIn = false;
    tab.send({ type: 'signedOut' });
  },
  (tab, _choice, world) => {
    world.isSignedIn = true;
    tab.learnPlayer();
  },
];

const sequence = fc.array(fc.nat(99_999), { minLength: 4, maxLength: 36, size: 'max' });

function play(
  numbers: readonly number[],
  world: DrawSimulation,
  tabs: readonly DrawTab[],
  acts: readonly OperatorCommand[],
) {
  for (const number of numbers) {
    const tab = tabs[number % tabs.length];
    const rest = Math.floor(number / tabs.length);
    if (tab) acts[rest % acts.length]?.(tab, Math.floor(rest / acts.length), world);
  }
}

/** From wherever it is: everything ends well, the player collects, and comes back for what is left. */
function bringHome(tab: DrawTab, world: DrawSimulation): void {
  world.isSignedIn = true;
  world.isClosed = false;
  tab.openHall();
  tab.send({ type: 'visible' });
  tab.learnPlayer();
  for (let step = 0; step < 60; step += 1) {
    if (tab.end(0, 'good')) continue;
    if (tab.state.phase === 'award') tab.send({ type: 'dismissed' });
    if (tab.state.phase === 'idle' && tab.running.length === 0) {
      if (world.listStored().length === 0) return;
      tab.learnPlayer();
    }
  }
}

function expectAllSeen(world: DrawSimulation, tabs: readonly DrawTab[]): void {
  for (const tab of tabs) bringHome(tab, world);
  for (const { state } of tabs) expect(state.phase).toBe('idle');
  expect([...world.drawn.keys()].filter((id) => !world.seen.has(id))).toEqual([]);
  expect(world.listStored()).toEqual([]);
}

it('[T09, C74] draw reaches idle from every state, with no answer lost and none shown twice, for every sequence of events', () => {
  const phases = new Set<string>();
  fc.assert(
    fc.property(sequence, (numbers) => {
      const world = new DrawSimulation();
      const tab = new DrawTab(world);
      tab.send({ type: 'presenterAttached' });
      play(numbers, world, [tab], [...ACTS, ...OPERATOR_COMMANDS, ...SESSION_COMMANDS]);
      phases.add(tab.state.phase);
      expectAllSeen(world, [tab]);
    }),
    { numRuns: RUNS },
  );
  expect([...phases].sort(), 'what the sequences ended in').toEqual(
    ['requesting', 'award', 'idle', 'ring', 'retrying', 'wheel'].sort(),
  );
});

it('[T09] two tabs lose no answer, and neither shows one twice', () => {
  fc.assert(
    fc.property(sequence, (numbers) => {
      const world = new DrawSimulation();
      const tabs = [new DrawTab(world), new DrawTab(world)];
      for (const tab of tabs) tab.send({ type: 'presenterAttached' });
      play(numbers, world, tabs, [...ACTS, ...OPERATOR_COMMANDS]);
      expectAllSeen(world, tabs);
    }),
    { numRuns: RUNS },
  );
});
