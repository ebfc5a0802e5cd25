import type { AppConfig } from '../../../contract/config/app-config.ts';
import { ActivityId } from '../../../contract/ids.ts';
import type { LobbyContent } from '../../../scenes/lobby/content.ts';
import { type LobbyLayout, layoutLobby, railInputs } from '../../../scenes/lobby/layout.ts';
import { sparesData } from '../../platform/savings.ts';
import { runningActivity } from '../../session/activity-access.ts';
import { configStore } from '../../session/config-store.ts';
import { gameDataStore } from '../../session/game-data-store.ts';
import { isSignedIn, profileStore } from '../../session/profile-store.ts';
import { type ColumnSize, expectColumnSize, keepSame } from './column-size.ts';
import { buildContent, type ContentInput } from './lobby-content.ts';

/** What the lobby's content is made of, but for the time. */
type Ingredients = Omit<ContentInput, 'now'>;

interface FirstShow {
  readonly ingredients: Ingredients;
  readonly size: ColumnSize;
  readonly content: LobbyContent;
  readonly layout: LobbyLayout;
}

let first: FirstShow | null = null;

/** Content and layout of the lobby before its mirror is there, in the column that is expected; null where it cannot be foreseen. */
export function makeFirstShow(): Pick<FirstShow, 'content' | 'layout'> | null {
  const { config } = configStore.getState();
  const size = expectColumnSize(document.documentElement);
  if (!config || !size) return null;
  const { likeIds, history, unshown } = gameDataStore.getState();
  const ingredients = mix(config, size.windowWidth, {
    likeIds,
    historyIds: history.map((entry) => entry.gameId),
    unshown,
    isMember: isSignedIn(profileStore.getState()),
    hasJackpot: runningActivity(ActivityId.luckyJackpot) !== null,
  });
  const content = buildContent({ ...ingredients, now: Date.now() });
  first = { ingredients, size, content, layout: layOut(size, content) };
  return first;
}

/** What is known of the player and of what runs. */
type Known = Pick<Ingredients, 'likeIds' | 'historyIds' | 'unshown' | 'isMember' | 'hasJackpot'>;

const mix = (config: AppConfig, windowWidth: number, known: Known): Ingredients => ({
  config,
  windowWidth,
  devicePixelRatio: window.devicePixelRatio,
  isSparing: sparesData(),
  ...known,
});

/** The lobby's content: that of the first show where it was made of the same, so that the stage need not paint it again. */
export function contentOf(config: AppConfig, windowWidth: number, known: Known): LobbyContent {
  const ingredients = mix(config, windowWidth, known);
  if (first && isSame(first.ingredients, ingredients)) return first.content;
  return buildContent({ ...ingredients, now: Date.now() });
}

/** The lobby's layout: that of the first show for its content in a column of the same size. */
export function layoutOf(size: ColumnSize, content: LobbyContent): LobbyLayout {
  if (first?.content === content && keepSame(first.size, size) === first.size) return first.layout;
  return layOut(size, content);
}

/** From now on the mirror's own is the one that counts. */
export function forgetFirstShow(): void {
  first = null;
}

const layOut = (size: ColumnSize, content: LobbyContent): LobbyLayout =>
  layoutLobby({
    ...size,
    bannerCount: content.banners.length,
    // Board and ticker keep their boxes while the first reading is loading.
    hasBoard: true,
    hasTicker: true,
    rails: railInputs(content.rails),
  });

const isSame = (one: Ingredients, other: Ingredients): boolean =>
  Object.entries(one).every(([name, value]) => isEqual(value, other[name as keyof Ingredients]));

/** Lists are made anew each time. */
const isEqual = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((item, at) => item === other[at])
    : one === other;
