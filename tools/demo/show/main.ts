import '../../../src/ui/fonts.css';
import { Application, type Container } from 'pixi.js';
import { type Cents, cents } from '../../../contract/money.ts';
import { createRootTimeline } from '../../../scenes/parts/motion.ts';
import type { MomentSize } from '../../../scenes/show/layout.ts';
import { ShowMoment } from '../../../scenes/show/show-moment.ts';
import { buildControls } from './controls.ts';
import { createDemoContext, LOOKS, loadDemoFonts, tokensOf, writeMoney } from './demo-context.ts';
import { type DemoStage, PART_DEMOS, playPart } from './part-demos.ts';

/** The kit of scenes/show, part by part: a page of `npm run dev` alone. */
interface ShownPart {
  readonly view: Container;
  skip(): void;
  free(): void;
}

const find = <Kind extends Element>(name: string): Kind => {
  const found = document.querySelector<Kind>(name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};

const app = new Application();
await app.init({
  resizeTo: window,
  resolution: Math.min(2, devicePixelRatio),
  autoDensity: true,
  autoStart: false,
  backgroundAlpha: 0,
  preference: 'webgl',
});
document.body.prepend(app.canvas);
await loadDemoFonts();

const root = createRootTimeline(() => {});
const draw = () => app.render();
const balance = find<HTMLOutputElement>('#balance');
let money = cents(500_000);
let shown: ShownPart | null = null;
let turn = 0;

function showBalance(amount: Cents): void {
  money = amount;
  balance.textContent = writeMoney(amount);
}

function stage(): DemoStage {
  const { x, y, width, height } = balance.getBoundingClientRect();
  return {
    width: innerWidth,
    height: innerHeight,
    balance: { box: { x, y, width, height }, before: money },
    random: { integer: (below) => Math.floor(Math.random() * below) },
    showBalance,
  };
}

function applySkin(look: string): void {
  const { ink, text, panel, brassBase, brassDark, action } = tokensOf(look);
  const colours = { ink, text, panel, 'brass-base': brassBase, 'brass-dark': brassDark, action };
  for (const [name, colour] of Object.entries(colours))
    document.documentElement.style.setProperty(`--${name}`, colour);
}

/** Frees the current part and shows another; of two concurrent requests the last one wins. */
async function show(
  make: (context: ReturnType<typeof createDemoContext>) => Promise<ShownPart>,
): Promise<void> {
  const mine = ++turn;
  shown?.free();
  shown = null;
  applySkin(controls.look());
  const made = await make(createDemoContext(controls.look(), controls.isReduced(), draw));
  if (mine !== turn) return made.free();
  shown = made;
  app.stage.addChild(made.view);
  draw();
}

const celebrate = (size: MomentSize, title: string, amount: Cents | null) =>
  show(async (context) => {
    const moment = new ShowMoment(context, { ...stage(), size, title, amount });
    await moment.prepare();
    void moment.play(root);
    return moment;
  });

const parts = Object.keys(PART_DEMOS).map(
  (name) => [name, () => void show((context) => playPart(name, context, stage()))] as const,
);
const controls = buildControls(find('form'), LOOKS, {
  ...Object.fromEntries(parts),
  Small: () => void celebrate('small', 'WIN', cents(12_550)),
  Big: () => void celebrate('big', 'BIG WIN', cents(456_725)),
  Grand: () => void celebrate('grand', 'GRAND WIN', cents(12_345_678)),
  'Level up': () => void celebrate('grand', 'LEVEL UP', null),
  Skip: () => shown?.skip(),
  Free: () => {
    turn += 1;
    shown?.free();
    shown = null;
    draw();
  },
});
showBalance(money);
