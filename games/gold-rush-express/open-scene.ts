import type { RushOutcome } from '../../contract/games/gold-rush-express.ts';
import type { SlotBet } from '../../contract/games/slot.ts';
import { RUSH_REELS, RUSH_TRIGGER } from '../../maths/gold-rush/reels.ts';
import { t } from '../../src/platform/i18n.ts';
import type { GameManifest } from '../engine/game-manifest.ts';
import { openMachine } from '../slot/open-machine.ts';
import { cellsOfLine } from '../slot/reel-plan.ts';
import { CoinValues } from './coin-values.ts';
import { HeldCoins } from './held-coins.ts';
import { playHoldShow } from './hold-show.ts';
import type { RushRound, RushWin } from './rush-round.ts';
import { idleText, symbolText, winText } from './rush-texts.ts';
import { RUSH_SKIN } from './skin.ts';
import { symbolAddress } from './symbol-address.ts';

const FIRST_STOPS = [0, 9, 9, 10, 26];
const { symbols, rows, strips, lines } = RUSH_REELS;
/** A reel that can bring the last two coins is waited for. */
const ANTICIPATED_FROM = RUSH_TRIGGER - 2;

export const openScene: GameManifest<SlotBet, RushOutcome>['openScene'] = (stage) => {
  let held: HeldCoins | null = null;
  return openMachine<RushWin, RushRound>(
    {
      strips,
      symbols,
      rows,
      skin: RUSH_SKIN,
      firstStops: FIRST_STOPS,
      symbolAddress,
      title: () => t('rush.title'),
      symbolText,
      makeReading: () => ({
        cellsOf: ({ line, count }) => cellsOfLine(RUSH_REELS, line, count),
        lineOf: ({ line }) => ({ line, rows: lines[line] ?? [] }),
        textOf: winText,
        idleText,
      }),
      makeOverlay(machine) {
        const values = new CoinValues(machine);
        const coins = new HeldCoins(machine);
        held = coins;
        return {
          clear: () => values.clear(),
          landed: (reel, round) => values.landed(reel, round),
          resized() {
            values.resized();
            coins.resized();
          },
        };
      },
      anticipatedFrom: ANTICIPATED_FROM,
      playFeature: async (round, tools) => (held ? playHoldShow(round, tools, held) : null),
    },
    stage,
  );
};
