import { Container, Graphics } from 'pixi.js';
import { element } from './element.ts';
import { type Micros, micros } from './money.ts';
import { linear } from './motion.ts';
import type { Stage } from './stage.ts';

const RAYS = 28;
/** Past the edge of a wide window. */
const RAY_LENGTH = 1_800;
const COINS = 34;
const COUNT_MS = 1_500;
const QUIET_MS = 900;
/** Scene units a coin falls by in the time of the moment, squared. */
const GRAVITY = 1_500;

interface WinOrder {
  readonly amount: Micros;
  readonly stake: Micros;
  /** Above the amount. */
  readonly word: string;
  /** Where the light comes from, in the scene's units. */
  readonly x: number;
  readonly y: number;
}

/** What a round ends with: words over the stage, and for more than the stake a burst of light and coins behind them. */
export class WinMoment {
  readonly #stage: Stage;
  readonly #write: (amount: Micros) => string;
  readonly #box = element('div', 'verdict');
  readonly #word = element('p', 'verdict-word');
  readonly #amount = element('p', 'verdict-amount');
  /** For a screen reader, at once and once: the amount that is seen counts up. */
  readonly #spoken = element('p', 'spoken');

  constructor(stage: Stage, write: (amount: Micros) => string) {
    this.#stage = stage;
    this.#write = write;
    this.#box.setAttribute('aria-hidden', 'true');
    this.#spoken.setAttribute('role', 'status');
    this.#box.append(this.#word, this.#amount);
    stage.view.append(this.#box, this.#spoken);
  }

  clear(): void {
    this.#box.classList.remove('shown', 'grand');
  }

  /** A word alone. */
  say(word: string): void {
    this.#word.textContent = word;
    this.#amount.textContent = '';
    this.#spoken.textContent = word;
    this.#box.classList.remove('grand');
    this.#box.classList.add('shown');
  }

  /** Shows a win; one at or below the stake without any light. */
  async show({ amount, stake, word, x, y }: WinOrder): Promise<void> {
    const { motion, root, draw } = this.#stage;
    this.say(word);
    this.#amount.textContent = this.#write(amount);
    this.#spoken.textContent = `${word} ${this.#write(amount)}`;
    if (amount <= stake) return motion.wait(QUIET_MS);
    this.#box.classList.add('grand');
    const [light, shower] = [new Container(), new Container()];
    for (const layer of [light, shower]) layer.position.set(x, y);
    const rays = drawRays();
    const coins = Array.from({ length: COINS }, (_, at) => makeCoin(at));
    light.addChild(rays);
    shower.addChild(...coins.map(({ view }) => view));
    root.addChildAt(light, 0);
    root.addChild(shower);
    await motion.run(
      COUNT_MS,
      (at) => {
        rays.rotation = at * 0.5;
        rays.alpha = Math.min(1, at * 6, (1 - at) * 3);
        for (const coin of coins) coin.move(at);
        this.#amount.textContent = this.#write(at === 1 ? amount : micros(amount * Math.min(1, at * 1.4)));
      },
      linear,
    );
    for (const layer of [light, shower]) layer.destroy({ children: true });
    draw();
  }
}

function drawRays(): Graphics {
  const rays = new Graphics();
  for (let at = 0; at < RAYS; at += 1) {
    const from = (at / RAYS) * Math.PI * 2;
    const to = from + Math.PI / RAYS;
    rays.moveTo(0, 0).lineTo(Math.cos(from) * RAY_LENGTH, Math.sin(from) * RAY_LENGTH);
    rays.lineTo(Math.cos(to) * RAY_LENGTH, Math.sin(to) * RAY_LENGTH).closePath();
  }
  return rays.fill({ color: 0xffe7a6, alpha: 0.22 });
}

/** A small coin that is thrown up and falls, each on a way of its own. */
function makeCoin(at: number) {
  const view = new Graphics();
  const size = 9 + (at % 4) * 4;
  view
    .circle(0, 0, size)
    .fill(0x8a5a18)
    .circle(0, -1, size * 0.88)
    .fill(0xe9bf6a);
  view.circle(0, -1, size * 0.58).fill(0xffe7a6);
  const side = ((at * 0.618) % 1) * 2 - 1;
  const rise = 520 + ((at * 0.37) % 1) * 520;
  return {
    view,
    move(share: number) {
      view.position.set(side * 520 * share, -rise * share + GRAVITY * share * share);
      view.scale.set(Math.abs(Math.cos(share * 14 + at)) * 0.9 + 0.1, 1);
      view.alpha = Math.min(1, (1 - share) * 4);
    },
  };
}
