import type { Cents } from '../../contract/money.ts';
import type { SlotSymbol, SymbolId } from '../../maths/slot/slot-model.ts';
import type { DrawLoop } from '../engine/draw-loop.ts';
import type { GameScene } from '../engine/game-manifest.ts';
import type { GameSound } from '../engine/sound.ts';
import { type WinLevel, winLevelOf } from '../engine/win-level.ts';
import type { Machine } from './machine.ts';
import {
  type ReelEvents,
  type ReelMotion,
  type ReelMotions,
  reducedMotion,
  turningMotion,
} from './reel-motion.ts';
import { planLandings } from './reel-plan.ts';
import type { ReelRound } from './reel-round.ts';
import { payOf, roundText } from './slot-words.ts';
import { TIMING } from './timing.ts';
import type { ShownWindow, WinReading } from './win-reading.ts';
import { WinShow } from './win-show.ts';

export interface ShowTools {
  readonly machine: Machine;
  readonly loop: DrawLoop;
  readonly sound: GameSound;
  /** Says something to people who do not see the reels. */
  announce(text: string): void;
}

/** What a feature needs of the machine that it plays on. */
export interface FeatureTools<Win extends { readonly pay: Cents }> extends ShowTools {
  readonly wins: WinShow<Win>;
  readonly events: ReelEvents;
  motion(): ReelMotion;
  /** Shows what changes a window before it pays. */
  openWindow(window: ShownWindow): Promise<void>;
  prefersReducedMotion(): boolean;
}

/** What a game shows over its symbols while they rest, like the values of coins. */
export interface ReelOverlay<Round> {
  /** The reels leave what they showed. */
  clear(): void;
  landed(reel: number, round: Round): void;
  resized(): void;
}

/** A window and what it paid. */
export interface ShownEnd<Win> {
  readonly window: ShownWindow;
  readonly wins: readonly Win[];
}

export interface ReelViewDependencies<Win extends { readonly pay: Cents }, Round> extends ShowTools {
  readonly reading: WinReading<Win>;
  readonly symbols: readonly SlotSymbol[];
  symbolText(symbol: SymbolId): string;
  /** How symbols get from one rest to the next, where they do not turn on reels. */
  readonly makeMotions?: (machine: Machine, loop: DrawLoop) => ReelMotions;
  /** What follows within a round belongs to the same win: only the end is celebrated. */
  readonly celebratesEndOnly?: boolean;
  /** Scatters after which a reel waits longer for another one; two when it is not said. */
  readonly anticipatedFrom?: number;
  readonly overlay?: ReelOverlay<Round> | undefined;
  /** Shows what follows the reels within the round. Resolves with what stands on them at its end; null if nothing followed. */
  playFeature?(round: Round, tools: FeatureTools<Win>): Promise<ShownEnd<Win> | null>;
}

export interface ReelView<Round> extends Omit<GameScene<never, never>, 'free' | 'show'> {
  show(round: Round): Promise<void>;
  skip(): void;
  /** After the machine was laid out anew. */
  resized(): void;
}

/** A win that is lit and not celebrated: its round goes on, and the end says what it came to. */
export const quieterLevel = (level: WinLevel): WinLevel =>
  level === 'big' || level === 'grand' ? 'win' : level;

/** Plays rounds of a machine: what the server decided, in the order a player expects it. */
export function makeReelView<Win extends { readonly pay: Cents }, Round extends ReelRound<Win>>(
  parts: ReelViewDependencies<Win, Round>,
): ReelView<Round> {
  const { machine, loop, sound, announce, reading, symbols } = parts;
  const { full, reduced } = parts.makeMotions?.(machine, loop) ?? {
    full: turningMotion(machine.reels, loop),
    reduced: reducedMotion(machine.reels, loop),
  };
  const wins = new WinShow(machine, loop, sound, reading);
  let prefersReducedMotion = false;
  // A spin ends in the motion that it began with.
  let motion: ReelMotion = full;
  const chooseMotion = () => {
    motion = prefersReducedMotion ? reduced : full;
    return motion;
  };
  const events: ReelEvents = {
    landed: () => sound.play('reel-stop'),
    anticipates: () => sound.play('bulb'),
  };
  const tools: FeatureTools<Win> = {
    machine,
    loop,
    sound,
    announce,
    wins,
    events,
    motion: chooseMotion,
    openWindow: async (window) => reading.open?.(window, prefersReducedMotion),
    prefersReducedMotion: () => prefersReducedMotion,
  };

  return {
    start() {
      wins.clear();
      parts.overlay?.clear();
      reading.reset?.();
      machine.say('', 'quiet');
      sound.play('reel-start');
      chooseMotion().start();
    },
    async show(round) {
      const { stops, window, wins: paid } = round.outcome;
      parts.overlay?.clear();
      await motion.land(
        stops,
        planLandings({ symbols }, window, TIMING.firstLandingMs, parts.anticipatedFrom),
        {
          ...events,
          landed(reel) {
            events.landed(reel);
            parts.overlay?.landed(reel, round);
          },
        },
      );
      await tools.openWindow(window);
      const sum = payOf(paid);
      const level = winLevelOf(round.stake, sum);
      await wins.play(window, paid, sum, parts.celebratesEndOnly ? quieterLevel(level) : level);
      const end = await parts.playFeature?.(round, tools);
      if (end) await wins.play(end.window, end.wins, round.win, winLevelOf(round.stake, round.win));
      announce(roundText(round, reading, parts.symbolText));
    },
    skip: () => wins.skip(),
    cancel() {
      motion.halt();
      machine.say('', 'quiet');
      loop.request();
    },
    resized() {
      wins.resized();
      parts.overlay?.resized();
    },
    setReducedMotion(isReduced) {
      prefersReducedMotion = isReduced;
      wins.prefersReducedMotion = isReduced;
    },
  };
}
