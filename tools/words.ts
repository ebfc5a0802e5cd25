import fs from 'node:fs';
import path from 'node:path';

interface OldWord {
  readonly word: RegExp;
  /** The word of the field that stands for it. */
  readonly use: string;
  /** Paths in which it means the old thing; everywhere without it. */
  readonly within?: RegExp;
}

interface Exemption {
  readonly text: RegExp;
  readonly reason: string;
}

const ROOTS = ['src', 'scenes', 'games', 'contract', 'maths', 'server', 'tools', 'tests'];
const PAGES = ['index.html'];
const KINDS = /\.(?:[cm]?tsx?|m?js|css|html)$/;
/** They name the old words. */
const OWN_FILES = ['tools/words.ts', 'tests/tools/words.test.ts'];

const OLD_WORDS: readonly OldWord[] = [
  { word: /turnstile/i, use: 'concurrency limiter' },
  {
    word: /(?<![a-z])gates?(?![a-z])|Gate/,
    use: 'connection queue',
    within: /^(?:server|tests\/server)\/db\//,
  },
  {
    word: /LOOK_ID|kept_?look|#look\b|data-look|(?:id=|ById\()["']look["']/i,
    use: 'snapshot',
    within: /^(?:index|tools|tests|src\/(?:app|stage))\b/,
  },
  { word: /#cover\b|(?:id=|ById\()["']cover["']/, use: 'splash' },
  { word: /wish/i, use: 'approval', within: /^(?:server|tests\/server)\/(?:ops|rewards)\// },
  { word: /coupon[-_ ]?wish|act[-_ ]?wish/i, use: 'approval' },
  { word: /\bTold\b/, use: 'what it is, like CallInProgress' },
  { word: /good[- ]?end\b|goodEnd/i, use: 'positive moment' },
  { word: /useWay\b|use-way\b/, use: 'useRoad' },
  { word: /spares?[- ]?data/i, use: 'data saver' },
  { word: /tell-?outcome/i, use: 'describeOutcome' },
  { word: /start[- ]?anew/i, use: 'retry boot' },
  { word: /read-?outside/i, use: 'strict JSON' },
  { word: /server\/flags|flag-(?:commands|rules|queries)|FLAG_RULES/, use: 'risk alerts' },
  { word: /games\/shared(?![-\w])/, use: 'shared rounds' },
  { word: /['"]\.\.?\/shared\//, use: 'shared rounds', within: /^(?:server\/)?games\// },
  { word: /['"](?:[^'"\s]*\/)?path-table(?:\.ts)?['"]/, use: 'path-constants' },
  {
    // A type is a thing: what was asked is a request, what is known is a cached view. A participle names no thing.
    word: /^(?:export )?(?:interface|type|class) (?:[A-Z][a-z]*(?<!e)ed|Known|Given|Shown|Kept|Held|Done|Found|Sent|Said|Made|Drawn|Born|Won|Paid|Lost|Left|Written|Asking|Settling|Paying|Sending|Waiting)(?=[ <])/,
    use: 'a noun that says what it holds',
    within: /^(?:contract|games|maths|scenes|server|src|tools)\//,
  },
  { word: /^\s*\/\*\* [a-z][\w.]*/, use: 'a sentence, which begins with a capital' },
  {
    word: /^\/\*\* (?:Of (?:a|the|all)|(?:The )?(?:newest|latest|oldest|highest) first|(?:Newest|Oldest) first)\b.*\*\/$/i,
    use: 'a sentence that is clear without the name below it',
    within: /^server\/.*-queries\.ts$/,
  },
];

/** What is stored or shipped keeps its name: a rename would lose what earlier versions have written. */
const EXEMPTIONS: readonly Exemption[] = [
  { text: /kept_look/g, reason: 'the key of the snapshot in the browser’s storage' },
  { text: /coupon_wishes/g, reason: 'a table of the database' },
  {
    text: /(?:\{|^)\s*wish: |->> 'wish'/g,
    reason: 'a key in the details of audit rows, which are bound by a hash',
  },
];

/** @returns places with an old word, as `file:line: word → the word to use` */
export function findOldWords(folder = '.'): string[] {
  const files = ROOTS.flatMap((root) => listFiles(folder, root)).concat(
    PAGES.filter((page) => fs.existsSync(path.join(folder, page))),
  );
  if (files.length === 0) throw new Error('words: no source was found');
  return files
    .filter((file) => !OWN_FILES.includes(file))
    .flatMap((file) => [
      ...findIn(file, file).map((found) => `${file}: ${found}`),
      ...fs
        .readFileSync(path.join(folder, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => findIn(file, line).map((found) => `${file}:${index + 1}: ${found}`)),
    ]);
}

function listFiles(folder: string, root: string): string[] {
  const place = path.join(folder, root);
  if (!fs.existsSync(place)) return [];
  return fs
    .readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((file) => KINDS.test(file))
    .map((file) => path.posix.join(root, file.split(path.sep).join('/')));
}

function findIn(file: string, text: string): string[] {
  const rest = EXEMPTIONS.reduce((left, exemption) => left.replace(exemption.text, ''), text);
  return OLD_WORDS.flatMap(({ word, use, within }) => {
    const [found] = within && !within.test(file) ? [] : (word.exec(rest) ?? []);
    return found === undefined ? [] : [`${found} → ${use}`];
  });
}

/** @throws Error with every place that has an old word */
export async function checkWords(folder = '.'): Promise<string> {
  const found = findOldWords(folder);
  if (found.length > 0) throw new Error(`words:\n${found.join('\n')}`);
  return `${OLD_WORDS.length} rules of words hold`;
}

if (import.meta.main) console.log(await checkWords());
