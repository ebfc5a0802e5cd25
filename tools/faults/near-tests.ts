import path from 'node:path';

const TEST_FILE = /\.test\.tsx?$/;
const SPEC_FILE = /^tests\/(e2e|visual)\/[a-z-]+\.spec\.ts$/;
/** Each takes up to a minute or two, with the build before them. */
const MAX_SPECS = 3;
/** A page of the app passes them whatever it is about. */
const GENERAL_SPECS = ['tests/e2e/start.spec.ts', 'tests/e2e/lobby.spec.ts'];

/** Path of a test to its content. */
export type Tests = ReadonlyMap<string, string>;

/** Tests that import the file, then those in the folders that are named like its own: most faults are caught by these. */
export function findNearTests(file: string, tests: Tests): string[][] {
  const folders = namedFolders(file, tests);
  const all = [...tests.keys()].filter((test) => TEST_FILE.test(test));
  const direct = all.filter((test) => importsFile(test, file, tests));
  const beside = all.filter((test) => folders.some((folder) => test.startsWith(folder)));
  return [direct, beside.filter((test) => !direct.includes(test))];
}

function importsFile(test: string, file: string, tests: Tests): boolean {
  const imports = (tests.get(test) ?? '').matchAll(/'(\.\.?\/[^']+\.tsx?)'/g);
  return [...imports].some(([, target = '']) => path.posix.join(path.posix.dirname(test), target) === file);
}

/** `src/features/wallet/x.tsx` has tests/src/features/wallet and tests/components/wallet; without one the folder above. */
function namedFolders(file: string, tests: Tests): string[] {
  const own = `tests/${path.posix.dirname(file)}/`;
  const parts = own.split('/').slice(0, -1);
  const found: string[] = [];
  // Not the folder of a whole layer: that is all its tests.
  for (let depth = parts.length; depth > (parts[1] === 'src' ? 2 : 1); depth--) {
    const folder = `${parts.slice(0, depth).join('/')}/`;
    if (depth === 2 && parts[1] === 'server') break;
    if (![...tests.keys()].some((test) => test.startsWith(folder))) continue;
    found.push(folder);
    break;
  }
  if (parts[1] === 'src') found.push(`tests/components/${topicOf(file)}/`);
  return found;
}

/** The feature, scene, domain or layer that a file belongs to. */
function topicOf(file: string): string {
  const parts = path.posix.dirname(file).split('/');
  return (parts[0] === 'src' ? parts[parts[1] === 'features' ? 2 : 1] : parts[1]) ?? parts[0] ?? '';
}

/**
 * The browser's specs that a fault is run against: those that mention its feature, scene or domain as a word, or the file's
 * own name, most mentions first and a spec that is named like one of them before all. Where none does, those that every page passes.
 */
export function findSpecs(file: string, specs: Tests): string[] {
  const base = path.posix.basename(file).replace(/\.tsx?$/, '');
  // A layer of the client is no subject of a spec.
  const isOfLayer = /^src\/(?!features\/)/.test(file);
  const words = isOfLayer ? [base] : [topicOf(file), base];
  // `vip-road` and `invite-wheel` are of the specs vip and invite.
  const names = words.flatMap((word) => [word, word.split('-')[0]]);
  const mention = new RegExp(`\\b(?:${words.join('|')})\\b`, 'gi');
  const found = [...specs]
    .filter(([spec]) => SPEC_FILE.test(spec))
    .map(([spec, text]) => {
      const isNamed = names.includes(path.posix.basename(spec, '.spec.ts'));
      return { spec, count: text.match(mention)?.length ?? 0, isNamed };
    })
    .filter(({ count, isNamed }) => count > 0 || isNamed)
    .sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.count - a.count)
    .slice(0, MAX_SPECS)
    .map(({ spec }) => spec);
  return found.length > 0 ? found : GENERAL_SPECS.filter((spec) => specs.has(spec));
}
