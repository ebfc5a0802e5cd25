import { Graphics } from 'pixi.js';
import { loadArt } from '../../kit/load-art.ts';
import { microsOfHundredths } from '../../kit/money.ts';
import { easeOutBack, linear } from '../../kit/motion.ts';
import type { RgsRound } from '../../kit/rgs-client.ts';
import type { RoundShow } from '../../kit/round-flow.ts';
import type { SceneParts } from '../../kit/start-game.ts';
import { WinMoment } from '../../kit/win-moment.ts';
import type { CoinMetal, CoinTossEvent, TossEvent } from '../toss-events.ts';
import { type CoinFaces, CoinView } from './coin-view.ts';
import { PrizePlates } from './prize-plates.ts';
import { tossWords } from './toss-words.ts';

/** Scene units: 800 × 900. */
const MIDDLE = { x: 400, y: 470 };
const RISE = 250;
const DRESS_MS = 420;
const FLIGHT_MS = 1_250;
const SETTLE_MS = 900;
const READ_MS = 700;
/** Half turns around the upright axis of a coin that comes to rest on its edge. */
const EDGE_TURNS = 3.5;
const FACES = [
  'copper-heads',
  'copper-tails',
  'silver-heads',
  'silver-tails',
  'gold-heads',
  'gold-tails',
] as const;
const RIMS: Readonly<Record<CoinMetal, readonly [number, number]>> = {
  copper: [0xffc79a, 0x7c3414],
  silver: [0xeef5fb, 0x56697f],
  gold: [0xffe09a, 0x8a5a18],
};

/** The table with its coin: which one it is, how it flies, and how it falls. */
export async function openCoinScene(parts: SceneParts): Promise<RoundShow<CoinTossEvent>> {
  const { stage, language, write } = parts;
  const { motion, root } = stage;
  const words = tossWords(language);
  const art = await loadArt(FACES);
  stage.view.style.backgroundImage = 'url("./art/backdrop.avif")';
  const facesOf = (metal: CoinMetal): CoinFaces => ({
    heads: art[`${metal}-heads`],
    tails: art[`${metal}-tails`],
    rim: RIMS[metal],
  });
  const plates = new PrizePlates();
  plates.view.position.set(MIDDLE.x, 92);
  const shadow = new Graphics().ellipse(0, 0, 190, 30).fill({ color: 0x05020a, alpha: 0.55 });
  shadow.position.set(MIDDLE.x, MIDDLE.y + 215);
  const coin = new CoinView(facesOf('gold'));
  coin.view.position.set(MIDDLE.x, MIDDLE.y);
  root.addChild(shadow, coin.view, plates.view);
  stage.draw();
  const moment = new WinMoment(stage, write);

  const place = (height: number) => {
    coin.view.position.y = MIDDLE.y - height * RISE;
    coin.view.scale.set(1 - height * 0.12);
    shadow.scale.set(1 - height * 0.45);
    shadow.alpha = 1 - height * 0.6;
  };
  const show = async (metal: CoinMetal) => {
    plates.light(metal);
    place(0);
    await motion.run(DRESS_MS / 2, (at) => coin.view.scale.set(1 - at * 0.96, 1));
    coin.dress(facesOf(metal));
    await motion.run(DRESS_MS / 2, (at) => coin.view.scale.set(0.04 + at * 0.96, 1), easeOutBack);
  };
  const toss = async ({ side, halfTurns }: TossEvent) => {
    const last = side === 'tails' ? 1 : 0;
    // A coin that ends on its edge lands flat first: which face is up then decides nothing.
    const turns = side === 'edge' ? halfTurns - (halfTurns % 2) : halfTurns;
    await motion.run(
      FLIGHT_MS,
      (at) => {
        place(4 * at * (1 - at));
        coin.turn(at === 1 ? last * Math.PI : turns * Math.PI * at);
      },
      linear,
    );
    if (side === 'edge')
      await motion.run(SETTLE_MS, (at) => {
        const angle = EDGE_TURNS * Math.PI * at;
        coin.turn(angle, true);
        shadow.scale.x = 0.25 + 0.75 * Math.abs(Math.cos(angle));
      });
    else await motion.run(SETTLE_MS / 3, (at) => place(0.07 * 4 * at * (1 - at)), linear);
  };

  const present = async (round: RgsRound<CoinTossEvent>, event: CoinTossEvent) => {
    if (event.type === 'coin') await show(event.metal);
    else if (event.type === 'toss') {
      await toss(event);
      moment.say(words[event.side]);
    } else {
      const { amount: stake } = round;
      const amount = microsOfHundredths(stake, event.amount);
      if (event.amount === 0) await motion.wait(READ_MS);
      else await moment.show({ amount, stake, word: `${words.heads} ×${event.amount / 100}`, ...MIDDLE });
    }
  };

  return {
    async play(round, from, reached) {
      moment.clear();
      for (const event of round.state) {
        // Seen before a reload. Only a round with a win goes on then, so the coin lies on its star.
        if (event.index < from) {
          if (event.type === 'coin') coin.dress(facesOf(event.metal));
          continue;
        }
        await present(round, event);
        reached(event.index);
      }
      plates.light(null);
      stage.draw();
    },
  };
}
