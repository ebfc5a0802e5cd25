import type { AppConfig } from '../../../contract/config/app-config.ts';
import type { Game } from '../../../contract/games/catalogue.ts';
import { GameStatus } from '../../../contract/ids.ts';
import type { BannerContent } from '../../../scenes/lobby/content.ts';
import { orderGames } from '../../features/lobby/rails.ts';
import { type MessageKey, t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { hueOf } from './hue.ts';
import { playAddress } from './play-address.ts';

const BANNER_COUNT = 6;
const DAY_MS = 86_400_000;

/** Games that have a banner. The one the platform opens with leads; the others take turns, as no lobby shows all. */
const LEADING = 'royal-sevens';
const TAKING_TURNS = [
  'imperial-dragon',
  'pearl-tides',
  'jade-tiger',
  'roulette-royale',
  'moon-wolf',
  'pharaohs-sun',
  'midnight-masque',
];

/** A banner of the platform's own; its name is the text in its image. */
interface BuiltInBanner {
  readonly slug: string;
  readonly name: string;
  readonly overline: MessageKey;
  readonly action: MessageKey;
  readonly address: string;
}

const JACKPOT: BuiltInBanner = {
  slug: 'lucky-jackpot',
  name: 'Lucky Jackpot',
  overline: 'lobby.banner.jackpot',
  action: 'lobby.banner.look',
  address: paths.jackpot,
};
const WELCOME: BuiltInBanner = {
  slug: 'curtain-up',
  name: 'Curtain Up',
  overline: 'lobby.banner.welcome',
  action: 'shell.top.register',
  address: paths.authRegister,
};
const SEASONS: readonly (BuiltInBanner & { readonly months: readonly number[] })[] = [
  {
    slug: 'parol-nights',
    name: 'Parol Nights',
    overline: 'lobby.banner.season',
    action: 'lobby.banner.look',
    address: paths.gameSearch,
    // The star lanterns hang from the first of September.
    months: [9, 10, 11, 12],
  },
  {
    slug: 'summer-fiesta',
    name: 'Summer Fiesta',
    overline: 'lobby.banner.season',
    action: 'lobby.banner.look',
    address: paths.gameSearch,
    months: [3, 4, 5],
  },
];

export interface BannersInput {
  readonly config: AppConfig;
  readonly density: number;
  readonly windowWidth: number;
  readonly isMember: boolean;
  /** The draw runs, and may be looked at. */
  readonly hasJackpot: boolean;
  readonly now: number;
}

/** The leading game, what the platform has to say, then games in turn from day to day. */
export function buildBanners(input: BannersInput): BannerContent[] {
  const { config, isMember, hasJackpot, now } = input;
  // What cannot be played is not advertised.
  const playable = config.games.filter(({ status }) => status === GameStatus.open);
  const bySlug = new Map(playable.map((game) => [game.slug, game]));
  const first = bySlug.get(LEADING) ?? orderGames(playable)[0];
  const platform = [
    ...(hasJackpot ? [JACKPOT] : []),
    ...(isMember ? [] : [WELCOME]),
    ...SEASONS.filter(({ months }) => months.includes(new Date(now).getMonth() + 1)),
  ];
  const turn = Math.floor(now / DAY_MS) % TAKING_TURNS.length;
  const games = [...TAKING_TURNS.slice(turn), ...TAKING_TURNS.slice(0, turn)].flatMap(
    (slug) => bySlug.get(slug) ?? [],
  );
  return [
    ...(first ? [gameBanner(first, input)] : []),
    ...platform.map((banner) => builtInBanner(banner, input)),
    ...games.map((game) => gameBanner(game, input)),
  ].slice(0, BANNER_COUNT);
}

function gameBanner(game: Game, input: BannersInput): BannerContent {
  return {
    gameId: game.id,
    address: playAddress(game),
    ...look(game.slug, game.name, input, {
      overline: game.slug === LEADING ? 'lobby.banner.royal' : 'lobby.banner.featured',
      action: 'lobby.banner.play',
    }),
  };
}

function builtInBanner(banner: BuiltInBanner, input: BannersInput): BannerContent {
  return { gameId: null, address: banner.address, ...look(banner.slug, banner.name, input, banner) };
}

function look(
  slug: string,
  name: string,
  { config, density, windowWidth }: BannersInput,
  words: { readonly overline: MessageKey; readonly action: MessageKey },
) {
  const action = t(words.action);
  const width = windowWidth < 768 ? 360 : 720;
  return {
    slug,
    name,
    overline: t(words.overline),
    action,
    label: `${name}: ${action}`,
    image: `${config.gameResourceUrl}banners/${slug}-${width}@${density}.webp`,
    hue: hueOf(slug),
  };
}
