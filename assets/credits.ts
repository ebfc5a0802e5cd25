/**
 * Who drew the engraved silhouettes we use (game-icons.net, CC BY 3.0), by icon. The licence asks that authors be
 * named where the work is shown, so the product's credits page lists them. For three icons the set records no author
 * we could confirm; they are credited to its contributors together.
 */
export const ENGRAVING_AUTHORS: Readonly<Record<string, string>> = {
  anchor: 'Lorc',
  bamboo: 'Delapouite',
  bandit: 'Delapouite',
  'big-wave': 'Lorc',
  camel: 'Delapouite',
  caravel: 'Delapouite',
  'carnival-mask': 'contributors of game-icons.net',
  carousel: 'Delapouite',
  'diving-helmet': 'Delapouite',
  'double-fish': 'Delapouite',
  'dragon-head': 'Lorc',
  drakkar: 'Delapouite',
  'egyptian-bird': 'contributors of game-icons.net',
  'fluffy-cloud': 'Lorc',
  'giant-squid': 'Delapouite',
  harp: 'Delapouite',
  horseshoe: 'Delapouite',
  'imperial-crown': 'Delapouite',
  'indian-palace': 'Delapouite',
  katana: 'Delapouite',
  'laurel-crown': 'Lorc',
  'lit-candelabra': 'Lorc',
  'lynx-head': 'Delapouite',
  'manta-ray': 'Delapouite',
  'maple-leaf': 'Lorc',
  megaphone: 'Delapouite',
  moon: 'Lorc',
  mountains: 'Lorc',
  'ninja-heroic-stance': 'DarkZaitzev',
  oni: 'Delapouite',
  pagoda: 'Delapouite',
  'palm-tree': 'Delapouite',
  'queen-crown': 'Lorc',
  'samurai-helmet': 'Delapouite',
  'sea-turtle': 'Delapouite',
  seahorse: 'contributors of game-icons.net',
  snake: 'Lorc',
  'spiked-dragon-head': 'Delapouite',
  'tarot-10-wheel-of-fortune': 'Caro Asercion',
  'tarot-17-the-star': 'Caro Asercion',
  'tarot-18-the-moon': 'Caro Asercion',
  'tarot-19-the-sun': 'Caro Asercion',
  'tarot-21-the-world': 'Caro Asercion',
  'tiger-head': 'Delapouite',
  'totem-head': 'Lorc',
  'trophy-cup': 'Delapouite',
  'war-pick': 'Delapouite',
  'wave-crest': 'Lorc',
  wheat: 'Lorc',
  'wolf-head': 'Lorc',
};

export interface Credit {
  work: string;
  authors: readonly string[];
  licence: string;
  licenceUrl: string;
  url: string;
  /** What was done to it, where the licence asks to say so. */
  changes?: string;
}

/** Everything shown that others made, as the credits page lists it. */
export const CREDITS: readonly Credit[] = [
  {
    work: 'game-icons.net',
    authors: [...new Set(Object.values(ENGRAVING_AUTHORS))].sort(),
    licence: 'CC BY 3.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/3.0/',
    url: 'https://game-icons.net/',
    changes: 'Filled with metal, lit and composed into game posters and pictures of activities.',
  },
  {
    work: 'Fluent Emoji',
    authors: ['Microsoft Corporation'],
    licence: 'MIT',
    licenceUrl: 'https://github.com/microsoft/fluentui-emoji/blob/main/LICENSE',
    url: 'https://github.com/microsoft/fluentui-emoji',
  },
  {
    work: 'Phosphor Icons',
    authors: ['Phosphor Icons'],
    licence: 'MIT',
    licenceUrl: 'https://github.com/phosphor-icons/core/blob/main/LICENSE',
    url: 'https://phosphoricons.com/',
  },
  {
    work: 'Typefaces from Fontsource',
    authors: ['their designers, named in each package'],
    licence: 'SIL OFL 1.1',
    licenceUrl: 'https://openfontlicense.org/',
    url: 'https://fontsource.org/',
  },
];
