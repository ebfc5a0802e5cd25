import type { PaidSpots, PlacedBets } from '../../contract/games/placed-bets.ts';
import type { Cents } from '../../contract/money.ts';
import type { FrameState } from '../engine/frame-state.ts';
import type { GameManifest, GameScene } from '../engine/game-manifest.ts';
import type { Observable } from '../engine/observable.ts';
import { resultText } from '../engine/result-text.ts';
import { type GameSound, winSoundOf } from '../engine/sound.ts';
import { winLevelOf } from '../engine/win-level.ts';
import type { Board } from './board.ts';

/** Reduced motion: long enough to see that something was decided. */
const STILL_MS = 450;

export type OpenTable<Outcome> = GameManifest<PlacedBets, Outcome>['openScene'];

interface TableSceneOptions<Outcome> {
  readonly board: Board;
  /** The chip that a press on the board places. */
  readonly chip: Observable<Cents>;
  readonly sound: GameSound;
  announce(text: string): void;
  /** The announcement while the result is not known. */
  started(): string;
  /** The announcement while nothing lies on the table. */
  hint(): string;
  /** Sets the picture in motion. */
  begin(isStill: boolean): void;
  /** Shows an outcome. With `isStill` all of it is there at once. */
  reveal(outcome: Outcome, isStill: boolean): Promise<void> | void;
  /** What follows once the result is known and heard, before the board shows what it paid. */
  settle(
    outcome: Outcome,
    shown: { readonly isStill: boolean; readonly isWin: boolean },
  ): Promise<void> | void;
  /** Back to rest: no outcome came. */
  rest(): void;
  /** The outcome as a sentence, for people who do not see it. */
  spoken(outcome: Outcome): string;
  /** What stands before the result on the board; default: nothing. */
  headline?(outcome: Outcome): string;
  /** The player's rounds, latest first. */
  showHistory?(history: FrameState['history']): void;
  free(): void;
}

export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** What all tables do with a round: the bet is told, the picture plays, the board shows what each spot paid. */
export function makeTableScene<Outcome extends { readonly wins: PaidSpots }>(
  parts: TableSceneOptions<Outcome>,
): GameScene<PlacedBets, Outcome> {
  const { board, sound, announce } = parts;
  let isStill = false;
  const stopNaming = parts.chip.subscribe(board.rename);
  return {
    start() {
      board.showPaid([], false);
      board.say(parts.started(), false);
      sound.play('reel-start');
      parts.begin(isStill);
    },
    async show(round) {
      const { outcome } = round;
      await parts.reveal(outcome, isStill);
      if (isStill) await pause(STILL_MS);
      const winSound = winSoundOf(winLevelOf(round.stake, round.win));
      const isWin = winSound !== null;
      if (winSound) sound.play(winSound);
      await parts.settle(outcome, { isStill, isWin });
      board.showPaid(outcome.wins, isWin);
      const headline = parts.headline?.(outcome);
      board.say(headline ? `${headline} · ${resultText(round)}` : resultText(round), isWin);
      announce(`${parts.spoken(outcome)}. ${resultText(round)}`);
    },
    cancel() {
      parts.rest();
      board.say(parts.hint(), false);
    },
    update(state) {
      board.update(state);
      parts.showHistory?.(state.history);
    },
    setReducedMotion(isReduced) {
      isStill = isReduced;
    },
    free() {
      stopNaming();
      parts.free();
    },
  };
}
