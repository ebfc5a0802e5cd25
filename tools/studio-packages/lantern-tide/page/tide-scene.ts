import { Container, Sprite } from 'pixi.js';
import { loadArt } from '../../kit/load-art.ts';
import { microsOfHundredths } from '../../kit/money.ts';
import { easeOut } from '../../kit/motion.ts';
import type { RgsRound } from '../../kit/rgs-client.ts';
import type { RoundShow } from '../../kit/round-flow.ts';
import type { SceneParts } from '../../kit/start-game.ts';
import { WinMoment } from '../../kit/win-moment.ts';
import type { TideEvent } from '../tide-events.ts';
import { FeaturePlate } from './feature-plate.ts';
import { ReelMachine } from './reel-machine.ts';
import { TITLE, WINDOW } from './tide-layout.ts';
import { fill, tideWords } from './tide-words.ts';
import { showWins } from './win-marks.ts';

const SYMBOLS = ['lantern', 'moon', 'boat', 'lotus', 'fan', 'pearl', 'wave', 'cloud', 'bamboo'] as const;
/** Before the first round. */
const FIRST_BOARD = [
  ['pearl', 'boat', 'bamboo'],
  ['wave', 'lantern', 'fan'],
  ['lotus', 'moon', 'cloud'],
  ['fan', 'lantern', 'wave'],
  ['bamboo', 'boat', 'pearl'],
];
const INTRO_MS = 1_700;
const PLATE_MS = 300;
/** From so many stakes on a win is called a big one. */
const BIG_WIN = 20;

/** What the events so far have left on the stage. */
interface StageState {
  board: readonly (readonly string[])[];
  multiplier: number;
  text: string;
  /** Of the free rounds, in hundredths of the stake. */
  paid: number;
  isFree: boolean;
}

/** The harbour with its reels: what a round shows, event by event. */
export async function openTideScene(parts: SceneParts): Promise<RoundShow<TideEvent>> {
  const { stage, language, write } = parts;
  const { motion, root } = stage;
  const words = tideWords(language);
  const art = await loadArt([...SYMBOLS, 'title']);
  stage.view.style.backgroundImage = 'url("./art/backdrop.avif")';
  const title = new Sprite(art.title);
  title.anchor.set(0.5);
  title.setSize(TITLE.width, (TITLE.width * art.title.height) / art.title.width);
  title.position.set(TITLE.x, TITLE.y);
  const machine = new ReelMachine(art, FIRST_BOARD, motion);
  const plate = new FeaturePlate(art.lantern);
  const over = new Container();
  root.addChild(title, machine.view, over, plate.view);
  stage.draw();
  const moment = new WinMoment(stage, write);
  const shown: StageState = { board: FIRST_BOARD, multiplier: 1, text: '', paid: 0, isFree: false };

  /** Takes an event as shown; the plate follows. */
  const note = (round: RgsRound<TideEvent>, event: TideEvent) => {
    if (event.type === 'reels')
      Object.assign(shown, { board: event.board, paid: 0, multiplier: 1, isFree: false });
    else if (event.type === 'feature')
      Object.assign(shown, { isFree: true, text: fill(words.feature, { rounds: event.rounds }) });
    else if (event.type === 'freeRound') {
      const { board, multiplier, round: at, of } = event;
      Object.assign(shown, { board, multiplier, text: fill(words.round, { round: at, of }) });
    } else if (event.type === 'wins' && shown.isFree) shown.paid += event.amount;
    if (!shown.isFree) return plate.hide();
    const total = write(microsOfHundredths(round.amount, shown.paid));
    plate.show({ text: shown.text, multiplier: shown.multiplier, total });
  };

  const present = async (round: RgsRound<TideEvent>, event: TideEvent) => {
    const { amount: stake, payoutMultiplier } = round;
    if (event.type === 'reels') {
      note(round, event);
      await machine.spin(event.board);
    } else if (event.type === 'freeRound') {
      await machine.spin(event.board);
      note(round, event);
    } else if (event.type === 'feature') {
      moment.say(`${fill(words.feature, { rounds: event.rounds })} · ${words.featureNote}`);
      await motion.wait(INTRO_MS);
      moment.clear();
      note(round, event);
      await motion.run(PLATE_MS, (at) => plate.view.scale.set(0.8 + at * 0.2), easeOut);
    } else if (event.type === 'wins') {
      await showWins(event.wins, shown.board, { reels: machine.reels, over, motion });
      note(round, event);
    } else if (event.amount > 0) {
      // The words of the win stand where the plate was, which has the same amount.
      plate.hide();
      const amount = microsOfHundredths(stake, event.amount);
      const word =
        amount <= stake ? parts.words.returned : payoutMultiplier >= BIG_WIN ? words.grand : words.win;
      await moment.show({ amount, stake, word, x: 500, y: WINDOW.y + WINDOW.height / 2 });
    }
    stage.draw();
  };

  return {
    async play(round, from, reached) {
      moment.clear();
      for (const event of round.state) {
        if (event.index < from) {
          note(round, event);
          continue;
        }
        // After a reload the reels stand where they were left.
        if (event.index === from && from > 0) {
          machine.show(shown.board);
          stage.draw();
        }
        await present(round, event);
        reached(event.index);
      }
      shown.isFree = false;
      plate.hide();
      stage.draw();
    },
  };
}
