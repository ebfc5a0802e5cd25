import { describe, expect, it } from 'vitest';
import { checkWords, findOldWords } from '../../tools/words.ts';
import { plantFile } from './support/plant-file.ts';

describe('words of the code', () => {
  it('sources use no word that was replaced, no participle as a type and no fragment as a comment', () => {
    expect(findOldWords()).toEqual([]);
  });

  it.each([
    ['server/auth/a.ts', 'const turnstile = 1;', 'turnstile → concurrency limiter'],
    ['server/db/a.ts', '// Behind the gate.', 'gate → connection queue'],
    ['server/db/a.ts', 'createGate();', 'Gate → connection queue'],
    ['src/app/a.ts', 'LOOK_ID;', 'LOOK_ID → snapshot'],
    ['src/app/a.css', '#look {}', '#look → snapshot'],
    ['index.html', '<div id="cover">', 'id="cover" → splash'],
    ['tests/e2e/a.spec.ts', "page.locator('#cover')", '#cover → splash'],
    ['server/rewards/a.ts', 'insertWish(tx);', 'Wish → approval'],
    ['src/a.ts', '// A coupon wish.', 'coupon wish → approval'],
    ['server/http/a.ts', 'interface Told {}', 'Told → what it is, like CallInProgress'],
    ['src/a.ts', 'goodEndStore;', 'goodEnd → positive moment'],
    ['src/a.ts', '// After a good end.', 'good end → positive moment'],
    ['src/a.ts', 'useWay();', 'useWay → useRoad'],
    ['scenes/a.ts', '// Who spares data.', 'spares data → data saver'],
    ['tools/a.ts', 'tellOutcome();', 'tellOutcome → describeOutcome'],
    ['src/a.ts', 'startAnew();', 'startAnew → retry boot'],
    ['server/a.ts', "import './read-outside.ts';", 'read-outside → strict JSON'],
    ['tests/server/a.ts', "import '../../server/flags/module.ts';", 'server/flags → risk alerts'],
    ['games/airship/a.ts', "import '../shared/a.ts';", "'../shared/ → shared rounds"],
    ['src/a.ts', "import './path-table.ts';", "'./path-table.ts' → path-constants"],
    ['src/a.ts', 'interface Known {', 'interface Known → a noun that says what it holds'],
    ['server/a.ts', 'export type Settled = string;', 'export type Settled → a noun that says what it holds'],
    ['tools/a.ts', 'class Ranked<Value> {', 'class Ranked → a noun that says what it holds'],
    ['src/a.ts', '  /** shows the page. */', '  /** shows → a sentence, which begins with a capital'],
    [
      'server/a-queries.ts',
      '/** The newest first. */',
      '/** The newest first. */ → a sentence that is clear without the name below it',
    ],
  ])('%s with "%s" is reported', (file, text, found) => {
    expect(findOldWords(plantFile(file, `\n${text}\n`))).toEqual([`${file}:2: ${found}`]);
  });

  it('old word in the name of a file or folder is reported', () => {
    expect(findOldWords(plantFile('server/flags/a.ts', ''))).toEqual([
      'server/flags/a.ts: server/flags → risk alerts',
    ]);
    expect(findOldWords(plantFile('src/app/start-anew.ts', ''))).toEqual([
      'src/app/start-anew.ts: start-anew → retry boot',
    ]);
  });

  it.each([
    ['src/app/a.ts', "localStorage.getItem('kept_look')"],
    ['server/rewards/a.ts', 'select id from coupon_wishes'],
    ['server/ops/a.ts', 'details: { wish: id }'],
    ['src/app/a.ts', 'isGateShut();'],
    ['server/a.ts', '// The sum is aggregated and negated.'],
    ['scenes/a.ts', 'this.#coverAgain();'],
    ['contract/a.ts', 'wish: limitWish'],
    ['src/a.ts', "from 'pixi.js/lib/renderers/shared/a'"],
    ['server/a.ts', 'interface Seed {'],
    ['server/a.ts', 'type SettledRound = string;'],
    ['src/a.ts', "import { type Known } from './b.ts';"],
    ['src/a.ts', '/** `amount` in cents. */'],
    ['src/a.ts', '/** @returns what stops it */'],
    ['server/a-queries.ts', '/** Reads the mails, the newest first. */'],
  ])('%s with "%s" is not reported: it is stored, or means something else', (file, text) => {
    expect(findOldWords(plantFile(file, text))).toEqual([]);
  });

  it('check names every place, and folder without sources fails instead of passing', async () => {
    await expect(checkWords(plantFile('src/a.ts', 'Told\nTold'))).rejects.toThrow(
      /src\/a\.ts:1: .*\nsrc\/a\.ts:2: /s,
    );
    expect(() => findOldWords(plantFile('docs/a.md', 'Told'))).toThrow('no source');
  });
});
