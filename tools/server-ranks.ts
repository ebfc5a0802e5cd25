/**
 * The server's folders in ranks, the lowest first (docs/decisions/0950-ranks-of-the-server.md): an import goes to a lower rank only,
 * so units of one rank do not import each other. `base` is server/*.ts with names and localization, `module` the
 * manifest's type, `programs` what starts or composes the others.
 */
export const SERVER_RANKS: readonly (readonly string[])[] = [
  ['db'],
  ['base'],
  ['adapters', 'images', 'ledger', 'audit', 'jobs', 'seed-chains'],
  ['http', 'ops'],
  ['module'],
  ['config'],
  ['auth', 'install'],
  ['event-log', 'games', 'profile'],
  ['protection'],
  ['activities', 'rights'],
  ['push', 'rewards'],
  ['kyc', 'wallet'],
  [
    'agent',
    'calendar',
    'follow',
    'gifts',
    'invite',
    'jackpot',
    'live',
    'mail',
    'mall',
    'onboarding',
    'rank',
    'recharge',
    'studios',
  ],
  ['lottery', 'risk-alerts', 'support'],
  ['programs'],
  ['sandbox'],
];

/** Where a unit's files are, as a pattern, where that is not the folder of its name. */
const UNIT_PATTERNS: Readonly<Record<string, string>> = {
  base: '^server/((?!main\\.|modules?\\.)[a-z-]+\\.ts$|(names|localization)/)',
  module: '^server/module\\.ts$',
  programs: '^server/(main|modules|ops/main)\\.ts$',
  ops: '^server/ops/(?!main\\.ts$)',
};
const placeOf = (unit: string): string => UNIT_PATTERNS[unit] ?? `^server/${unit}/`;

/** One rule for each unit but the highest: no import of its own rank but itself, nor of a higher one. */
export const rankRules = SERVER_RANKS.slice(0, -1).flatMap((units, rank) =>
  units.map((unit) => ({
    name: `server-${unit}-imports-lower-ranks-only`,
    severity: 'error',
    from: { path: placeOf(unit) },
    to: {
      path: SERVER_RANKS.slice(rank)
        .flat()
        .filter((other) => other !== unit)
        .map(placeOf),
    },
  })),
);
