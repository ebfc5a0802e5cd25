import type { Cents } from '../../contract/money.ts';
import type { RoundCheck } from '../../maths/verify-round.ts';
import type { MessageNamespace } from '../../src/platform/i18n.ts';
import type { ControlTexts } from './controls.ts';
import type { InfoTab } from './info-dialog.ts';
import type { RoundOf } from './round.ts';
import type { GameSound } from './sound.ts';

/** The drawn part of a game. It plays given outcomes and decides nothing. */
export interface GameScene<Outcome> {
  /** Sets the game in motion; the outcome is not known yet. */
  start(): void;
  /** Resolves when the player has seen the end, features included. */
  show(round: RoundOf<Outcome>): Promise<void>;
  /** Brings the game to rest where it was: no outcome came. */
  cancel(): void;
  setReducedMotion(isReduced: boolean): void;
  free(): void;
}

interface SceneParts {
  readonly place: HTMLElement;
  readonly sound: GameSound;
  /** Says something to people who do not see the scene. */
  announce(text: string): void;
  readonly forcedRenderer: string | null;
}

/** Everything the engine must know of a game. Texts are functions, because the language is chosen later. */
export interface GameManifest<Outcome> {
  readonly slug: string;
  /** Message namespaces beside the engine's own. */
  readonly messages: readonly MessageNamespace[];
  title(): string;
  /** What the drawn part is called to people who do not see it. */
  sceneLabel(): string;
  readonly controls: ControlTexts;
  /** Paytable, rules and the like; the rounds of the session follow by themselves. */
  infoTabs(stake: () => Cents): readonly InfoTab[];
  /** Every text that is painted on the canvas, in the chosen language: its fonts are loaded first. */
  paintedTexts(): string[];
  openScene(parts: SceneParts): Promise<GameScene<Outcome>>;
  /** @throws Error for what is no outcome of this game */
  readOutcome(value: unknown): Outcome;
  /** Works a round out again from its revealed seeds. */
  verify(round: RoundOf<Outcome>): RoundCheck;
}
