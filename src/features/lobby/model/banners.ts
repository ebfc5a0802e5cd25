import type { Game } from '../../../../contract/games/catalogue.ts';
import { isPlayable, orderGames } from '../../../../contract/games/playable.ts';
import type { BannerContent } from '../../../../scenes/lobby/content.ts';
import { hueOf } from './hue.ts';
import type { LobbyInput } from './lobby-input.ts';
import type { LobbyLinks, LobbyText } from './lobby-texts.ts';

const BANNER_COUNT = 6;
const DAY_MS = 86_400_000;

/** Games that have a banner. The one the platform opens with leads; the others take turns, as no lobby shows all. */
const LEADING = 'royal-sevens';
const ROTATING_BANNERS = [
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
  readonly overline: LobbyText;
  readonly action: LobbyText;
  readonly link: keyof Pick<LobbyLinks, 'jackpot' | 'register' | 'allGames'>;
}

const JACKPOT: BuiltInBanner = {
  slug: 'lucky-jackpot',
  name: 'Lucky Jackpot',
  overline: 'lobby.banner.jackpot',
  action: 'lobby.banner.look',
  link: 'jackpot',
};
const WELCOME: BuiltInBanner = {
  slug: 'curtain-up',
  name: 'Curtain Up',
  overline: 'lobby.banner.welcome',
  action: 'shell.top.register',
  link: 'register',
};
const SEASONS: readonly (BuiltInBanner & { readonly months: readonly number[] })[] = [
  {
    slug: 'parol-nights',
    name: 'Parol Nights',
    overline: 'lobby.banner.season',
    action: 'lobby.banner.look',
    link: 'allGames',
    // The star lanterns hang from the first of September.
    months: [9, 10, 11, 12],
  },
  {
    slug: 'summer-fiesta',
    name: 'Summer Fiesta',
    overline: 'lobby.banner.season',
    action: 'lobby.banner.look',
    link: 'allGames',
    months: [3, 4, 5],
  },
];

/** The part of the input that decides the banners. */
export type BannersInput = Pick<
  LobbyInput,
  'config' | 'density' | 'column' | 'isMember' | 'hasJackpot' | 'words' | 'links' | 'now'
>;

/** The leading game, what the platform has to say, then games in turn from day to day. */
export function buildBanners(input: BannersInput): BannerContent[] {
  const { config, isMember, hasJackpot, now } = input;
  // What cannot be played is not advertised.
  const playable = config.games.filter(isPlayable);
  const bySlug = new Map(playable.map((game) => [game.slug, game]));
  const first = bySlug.get(LEADING) ?? orderGames(playable)[0];
  const platform = [
    ...(hasJackpot ? [JACKPOT] : []),
    ...(isMember ? [] : [WELCOME]),
    ...SEASONS.filter(({ months }) => months.includes(new Date(now).getMonth() + 1)),
  ];
  const turn = Math.floor(now / DAY_MS) % ROTATING_BANNERS.length;
  const games = [...ROTATING_BANNERS.slice(turn), ...ROTATING_BANNERS.slice(0, turn)].flatMap(
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
    address: input.links.play(game.id, false),
    ...bannerLook(game.slug, game.name, input, {
      overline: game.slug === LEADING ? 'lobby.banner.royal' : 'lobby.banner.featured',
      action: 'lobby.banner.play',
    }),
  };
}

function builtInBanner(banner: BuiltInBanner, input: BannersInput): BannerContent {
  return {
    gameId: null,
    address: input.links[banner.link],
    ...bannerLook(banner.slug, banner.name, input, banner),
  };
}

function bannerLook(
  slug: string,
  name: string,
  { config, density, column, words: { t } }: BannersInput,
  said: { readonly overline: LobbyText; readonly action: LobbyText },
) {
  const action = t(said.action);
  const width = column.windowWidth < 768 ? 360 : 720;
  return {
    slug,
    name,
    overline: t(said.overline),
    action,
    label: `${name}: ${action}`,
    image: `${config.gameResourceUrl}banners/${slug}-${width}@${density}.webp`,
    hue: hueOf(slug),
  };
}
