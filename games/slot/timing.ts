/** How fast the machine moves. Milliseconds and symbols; the cycle itself is the server's to keep. */
export const TIMING = {
  /** From the press to full speed, with a small pull against the turn first. */
  startMs: 260,
  startStaggerMs: 40,
  pullBackSymbols: 0.22,
  /** Symbols a second at full speed. */
  speed: 26,
  /** The first reel begins to land this long after the press, each further one later. */
  firstLandingMs: 900,
  landingStaggerMs: 260,
  /** Longer wait for a reel that may bring the third star. */
  anticipationMs: 800,
  landingSymbols: 4,
  landingMs: 240,
  bounceSymbols: 0.14,
  bounceMs: 170,
  /** A free spin turns shorter: its stake was paid long before. */
  freeFirstLandingMs: 620,
  /** Between the last reel's rest and what follows. */
  settleMs: 140,
  /** How long each winning line stands before the next one. */
  lineMs: 600,
  /** A win of ways lights up from reel to reel. */
  reelLightMs: 70,
  countUpMs: { returned: 0, win: 700, big: 2_000, grand: 3_200 },
  /** How long the symbols that open a feature are lit before it. */
  pointMs: 1_100,
  featureIntroMs: 2_600,
  featureEndMs: 2_600,
  freeSpinGapMs: 420,
  fadeMs: 160,
} as const;
