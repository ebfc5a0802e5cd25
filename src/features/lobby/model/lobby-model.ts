import type { LobbyContent } from '../../../../scenes/lobby/content.ts';
import { type LobbyLayout, layoutLobby, railInputs } from '../../../../scenes/lobby/layout.ts';
import type { Column } from './column.ts';
import { buildContent } from './content.ts';
import type { LobbyInput } from './lobby-input.ts';

/** What the lobby says, and where each of it lies. */
interface LobbyModel {
  readonly content: LobbyContent;
  readonly layout: LobbyLayout;
}

interface MadeModel extends LobbyModel {
  readonly input: LobbyInput;
}

/**
 * The lobby as data, from data alone: whoever shows it (the first window, the mirror, the canvas) shows this.
 * @param before what was made last: content and layout that would come out the same are taken from it, so that nobody
 * who shows them begins anew
 */
export function makeLobby(input: LobbyInput, before: MadeModel | null = null): MadeModel {
  const isSameContent = before !== null && hasSameContent(before.input, input);
  const content = isSameContent ? before.content : buildContent(input);
  const isSameLayout = isSameContent && hasSameLayout(before.input.column, input.column);
  const layout = isSameLayout ? before.layout : layOut(input.column, content);
  return { input, content, layout };
}

const layOut = (column: Column, content: LobbyContent): LobbyLayout =>
  layoutLobby({
    ...column,
    bannerCount: content.banners.length,
    // Board and ticker keep their boxes while the first reading is loading.
    hasBoard: true,
    hasTicker: true,
    rails: railInputs(content.rails),
  });

/** The time is left out: a lobby that is shown keeps its banners until something else changes. */
const hasSameContent = (one: LobbyInput, other: LobbyInput): boolean =>
  one.config === other.config &&
  one.words.formatLocale === other.words.formatLocale &&
  one.column.windowWidth === other.column.windowWidth &&
  one.density === other.density &&
  one.isMember === other.isMember &&
  one.hasJackpot === other.hasJackpot &&
  isSameList(one.likeIds, other.likeIds) &&
  isSameList(one.historyIds, other.historyIds) &&
  isSameList(one.unshown, other.unshown);

/** Lists are made anew with each answer. */
const isSameList = <Item>(one: readonly Item[], other: readonly Item[]): boolean =>
  one === other || (one.length === other.length && one.every((item, at) => item === other[at]));

const hasSameLayout = (one: Column, other: Column): boolean =>
  one.width === other.width && one.windowWidth === other.windowWidth && one.isLow === other.isLow;
