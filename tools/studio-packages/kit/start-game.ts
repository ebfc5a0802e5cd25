import './page.css';
import { Console } from './console.ts';
import { openLevelMenu, showError } from './dialogs.ts';
import { element } from './element.ts';
import { type Launch, readLaunch } from './launch.ts';
import { type Micros, moneyWriter } from './money.ts';
import { RgsClient, type RgsConfig, RgsError } from './rgs-client.ts';
import { RoundFlow, type RoundShow } from './round-flow.ts';
import { openStage, type Stage } from './stage.ts';
import { type KitWords, kitWords } from './words.ts';

/** What a scene is made of. */
export interface SceneParts {
  readonly stage: Stage;
  readonly language: string;
  readonly words: KitWords;
  readonly write: (amount: Micros) => string;
}

interface GamePage<Event> {
  readonly title: string;
  /** Of the scene, in its own units. */
  readonly size: readonly [width: number, height: number];
  playText(language: string): string;
  openScene(parts: SceneParts): Promise<RoundShow<Event>>;
  /** Adds what the game has beside its base mode. */
  addControls?(controls: GameControls): void;
}

export interface GameControls {
  readonly console: Console;
  readonly config: RgsConfig;
  readonly launch: Launch;
  readonly words: KitWords;
  readonly write: (amount: Micros) => string;
  readonly stake: () => Micros;
  readonly play: (mode: string) => void;
}

const FACES = ['24px Limelight', '24px "Bebas Neue"', '500 16px Figtree', '24px Peso'];

/** Opens a game: session, scene and console; then an open round goes on, and the player may play. */
export async function startGame<Event>(game: GamePage<Event>): Promise<void> {
  const launch = readLaunch(location.search);
  const language = launch?.language ?? 'en';
  const words = kitWords(language);
  document.documentElement.lang = language;
  document.title = game.title;
  const fail = (error: unknown) => {
    if (!(error instanceof RgsError)) console.error(error);
    showError(error instanceof RgsError ? error.code : 'ERR_GEN', words, () => location.reload());
  };
  if (!launch) return fail(new RgsError('ERR_IS'));
  const waiting = element('p', 'waiting', words.loading);
  document.body.append(waiting);
  try {
    await open(game, launch, words, fail);
  } catch (error) {
    fail(error);
  } finally {
    waiting.remove();
  }
}

async function open<Event>(
  game: GamePage<Event>,
  launch: Launch,
  words: KitWords,
  fail: (error: unknown) => void,
): Promise<void> {
  const { language } = launch;
  // Paint on the canvas is not redone once a face arrives.
  await Promise.all(FACES.map((face) => document.fonts.load(face, '₱0A').catch(() => [])));
  const stage = await openStage(...game.size);
  let stake = 0 as Micros;
  let isReady = false;
  let write = moneyWriter(language, launch.currency);
  const play = (mode: string) => {
    if (isReady && !flow.isBusy) flow.play(mode, stake).catch(fail);
  };
  const foot = new Console({
    words,
    playText: game.playText(language),
    play: () => play('base'),
    openLevels: () =>
      openLevelMenu({ levels: config.levels, chosen: stake, words, write, choose: (level) => choose(level) }),
    isDemo: launch.isDemo,
  });
  document.body.append(foot.view);
  const choose = (level: Micros) => {
    stake = level;
    foot.show('stake', write(level));
  };
  let scene: RoundShow<Event> | null = null;
  const flow = new RoundFlow<Event>({
    client: new RgsClient(launch.rgsUrl, launch.sessionId),
    language,
    show: { play: async (...round) => scene?.play(...round) },
    display: {
      balance: (amount) => foot.show('balance', write(amount)),
      win: (amount) => foot.show('win', amount === 0 ? '–' : write(amount)),
      busy: (isBusy) => foot.setBusy(isBusy),
    },
    wait: (ms) => stage.motion.wait(ms),
  });
  const { config, open: openRound } = await flow.start();
  write = moneyWriter(language, flow.currency || launch.currency);
  foot.show('balance', write(flow.balance));
  foot.show('win', '–');
  choose(config.defaultLevel);
  scene = await game.openScene({ stage, language, words, write });
  game.addControls?.({ console: foot, config, launch, words, write, stake: () => stake, play });
  foot.focus();
  if (openRound) {
    if (config.levels.includes(openRound.amount)) choose(openRound.amount);
    await flow.resume(openRound);
  }
  foot.setBusy(false);
  isReady = true;
}
