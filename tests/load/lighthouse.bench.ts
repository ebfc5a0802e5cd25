import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { type BrowserContext, chromium } from 'playwright';
import { findChromium } from '../../tools/chromium.ts';
import { SEEDED, signIn } from '../e2e/support/players.ts';
import { findFreePorts, startProduct } from '../e2e/support/product.ts';
import type { Bench, Figure } from './bench.ts';

/** A shared machine has busy moments: the median of so many visits counts. */
const VISITS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** Out of a hundred. */
const MIN_PERFORMANCE = 90;
const FULL = 100;

interface Visited {
  readonly name: string;
  readonly path: string;
  /** A page that search engines may find; a member's page is closed to them. */
  readonly isPublic: boolean;
}

const PAGES: readonly Visited[] = [
  { name: 'home', path: '/', isPublic: true },
  { name: 'sign-in', path: '/auth/login', isPublic: true },
  { name: 'jackpot', path: '/activity/jackpot', isPublic: true },
  { name: 'wallet, signed in', path: '/wallets', isPublic: false },
];

/** Lighthouse's own phone, line and processor; each visit is a browser's first one. */
export const bench: Bench = {
  name: 'lighthouse',
  isLong: true,
  async run() {
    const running = process.env.E2E_ORIGIN;
    const product = running ? { origin: running, stop: async () => {} } : await startProduct();
    try {
      const figures: Figure[] = [];
      for (const page of PAGES) figures.push(...(await measurePage(product.origin, page)));
      return figures;
    } finally {
      await product.stop();
    }
  },
};

async function measurePage(origin: string, page: Visited): Promise<Figure[]> {
  const visits: Record<Category, number>[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) visits.push(await visitOnce(origin, page));
  return CATEGORIES.filter((category) => category !== 'seo' || page.isPublic).map((category) => ({
    name: `${page.name}: ${category}`,
    value: median(visits.map((scores) => scores[category])),
    unit: '',
    limit: { atLeast: category === 'performance' ? MIN_PERFORMANCE : FULL },
  }));
}

async function visitOnce(origin: string, page: Visited): Promise<Record<Category, number>> {
  const port = await findFreePorts();
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  // Lighthouse opens a tab of the browser's own context, and so must a sign-in before it.
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findChromium(),
    // As in every other figure of a start: an emulated graphics card would take the second core.
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
    baseURL: origin,
  });
  try {
    if (!page.isPublic) await openSession(context);
    const result = await lighthouse(`${origin}${page.path}`, {
      port,
      onlyCategories: [...CATEGORIES],
      // It would sign the player out.
      disableStorageReset: !page.isPublic,
      logLevel: 'error',
    });
    if (!result) throw new Error(`Lighthouse has no report of ${page.path}`);
    const { categories } = result.lhr;
    const scores = CATEGORIES.map((category) => [
      category,
      Math.round((categories[category]?.score ?? 0) * FULL),
    ]);
    return Object.fromEntries(scores) as Record<Category, number>;
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function openSession(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return;
    localStorage.setItem('age_answer', 'ofAge');
    sessionStorage.setItem('popup_25', '1');
  });
  await signIn(page, SEEDED);
  await page.close();
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
