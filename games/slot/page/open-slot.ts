import type { SlotBet } from '../../../contract/games/slot.ts';
import type { GameManifest } from '../../engine/game-manifest.ts';
import { type MachineGame, openMachine } from '../open-machine.ts';
import type { ReelRound } from '../reel-round.ts';
import { findSymbols } from '../symbol-files.ts';
import { readWins } from './read-wins.ts';
import { leastScatters } from './slot-numbers.ts';
import type { SlotContext, SlotMoment, SlotPage, SlotRoundOf, SlotWin } from './slot-page.ts';

/** The first window as the machine plays any round; the whole round is what follows within it. */
type MachineRound<Outcome> = ReelRound<SlotWin> & { readonly whole: SlotRoundOf<Outcome> };

type SceneParts<Outcome> = Omit<SlotPage<Outcome>, 'game' | 'outcome' | 'figures' | 'sounds'>;

/** A slot as its machine plays it: how it spins, its feature and its moment. */
export function machineGameOf<Outcome>(page: SceneParts<Outcome>, context: SlotContext) {
  const { slot, spin, feature, skin } = page;
  const { texts } = context;
  let moment: SlotMoment = {};
  let stood: ReturnType<NonNullable<typeof feature>['stand']> | undefined;
  return {
    strips: spin.strips(slot),
    symbols: slot.symbols,
    rows: slot.grid.rows,
    skin,
    firstStops: spin.firstStops,
    symbolAddress: findSymbols(page.symbolFiles),
    title: () => texts.title(),
    symbolText: (symbol) => texts.symbol(symbol),
    ...(spin.makeMotions && { makeMotions: spin.makeMotions }),
    celebratesEndOnly: spin.follow !== undefined,
    ...anticipation(context),
    makeReading(machine, sound, loop) {
      moment = page.makeMoment?.({ ...context, machine, sound, loop }) ?? {};
      return {
        ...readWins(context),
        open: async (window, prefersReducedMotion) => moment.open?.(window, prefersReducedMotion),
        reset: () => moment.reset?.(),
        enliven: (win, run, at) => moment.enliven?.(win, run, at),
        calm: () => moment.calm?.(),
      };
    },
    makeOverlay(machine) {
      stood = feature?.stand(machine, context);
      const overlay = stood?.overlay;
      return (
        overlay && {
          clear: () => overlay.clear(),
          landed: (reel, { whole }) => overlay.landed(reel, whole),
          resized: () => overlay.resized(),
        }
      );
    },
    async playFeature({ whole }, tools) {
      const end = await spin.follow?.(whole, tools, context, moment);
      return (await stood?.play(whole, tools)) ?? end ?? null;
    },
  } satisfies MachineGame<SlotWin, MachineRound<Outcome>>;
}

/** A round as the machine plays it. */
export const machineRoundOf = <Outcome>(
  spin: SlotPage<Outcome>['spin'],
  round: SlotRoundOf<Outcome>,
): MachineRound<Outcome> => ({ ...round, whole: round, outcome: spin.firstOf(round.outcome) });

/** The scene of a slot. */
export const openSlot =
  <Outcome>(page: SceneParts<Outcome>, context: SlotContext): GameManifest<SlotBet, Outcome>['openScene'] =>
  async (stage) => {
    const view = await openMachine<SlotWin, MachineRound<Outcome>>(machineGameOf(page, context), stage);
    return { ...view, show: (round) => view.show(machineRoundOf(page.spin, round)) };
  };

/** Two coins of a window that holds them are waited for, and of scatters that open free spins one. */
function anticipation({ slot }: SlotContext): { readonly anticipatedFrom?: number } {
  const { kind } = slot.feature;
  if (kind === 'hold') return { anticipatedFrom: leastScatters(slot) - 2 };
  return kind === 'freeSpins' ? { anticipatedFrom: leastScatters(slot) - 1 } : {};
}
