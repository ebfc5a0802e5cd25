import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const MESSAGES = 'src/messages/en';
/** Where keys are written: code, what the server names in its data, and what the build puts into the worker. */
const SOURCES = ['src', 'scenes', 'games', 'contract', 'server', 'tools/build'];
const HOLE = /\$\{(?:[^{}]|\{[^}]*\})*\}/;

const namespaces = readdirSync(MESSAGES).map((file) => file.replace('.json', ''));
const keys = namespaces.flatMap((namespace) =>
  Object.keys(JSON.parse(readFileSync(`${MESSAGES}/${namespace}.json`, 'utf8'))).map(
    (key) => `${namespace}.${key}`,
  ),
);
const code = SOURCES.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
).join('\n');

/** Keys that the code spells out. */
function findWrittenKeys(text: string): Set<string> {
  return new Set([...text.matchAll(/['"`]([a-z]\w*(?:\.[\w-]+)+)['"`]/g)].map(([, key]) => key ?? ''));
}

/** `kyc.state.${state}` stands for every key of that shape; what begins with a hole names no namespace. */
function findKeyShapes(text: string): RegExp[] {
  // From the namespace on, wherever it begins: a template may stand within another one's hole.
  const template = new RegExp(
    `\`((?:${namespaces.join('|')})\\.(?:[^\`\\\\$]|\\$\\{(?:[^{}]|\\{[^}]*\\})*\\})*)\``,
    'g',
  );
  const templates = [...text.matchAll(template)].map(([, key]) => key ?? '').filter((key) => HOLE.test(key));
  return [...new Set(templates)].map(
    (shape) =>
      new RegExp(
        `^${shape
          .split(new RegExp(HOLE, 'g'))
          .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
          .join('[\\w.-]+')}$`,
      ),
  );
}

function findUnused(all: readonly string[], text: string): string[] {
  const written = findWrittenKeys(text);
  const shapes = findKeyShapes(text);
  return all.filter((key) => !written.has(key) && !shapes.some((shape) => shape.test(key)));
}

/** What is said of every slot is asked for without its namespace, in the pages' own folder. */
const pages = readdirSync('games/slot/page', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) =>
    readFileSync(`games/slot/page/${file}`, 'utf8').replaceAll(
      /(?<=['`])(?=[a-zA-Z.]+\.[^'`\n]*['`])/g,
      'slot.',
    ),
  )
  .join('\n');

/** Words of one slot stand in for those of all: tests/games/slot/slot-texts.test.ts compares them. */
const isOfOneSlot = (key: string) => key.startsWith('slot-');

/** The built worker takes all notices of the file: tools/build/push-worker.ts. */
const isNotice = (key: string) => key.startsWith('push.notice.');

describe('message keys', () => {
  it('every message is used by the code', () => {
    expect(
      findUnused(keys, `${code}\n${pages}`).filter((key) => !isNotice(key) && !isOfOneSlot(key)),
    ).toEqual([]);
  });

  it('every key that the code asks for has a message', () => {
    const asked = [...code.matchAll(/\bt\(\s*['"]([\w.-]+)['"]/g)].map(([, key]) => key ?? '');
    expect(asked.length).toBeGreaterThan(1000);
    expect(asked.filter((key) => key.includes('.') && !keys.includes(key))).toEqual([]);
  });

  // biome-ignore lint/suspicious/noTemplateCurlyInString: code that is read, not run
  const shaped = 't(`kyc.state.${state}`)';

  it.each([
    ['is written out', 'kyc.title', "t('kyc.title')", true],
    ['has a shape that is written', 'kyc.state.done', shaped, true],
    ['is named nowhere', 'kyc.old', "t('kyc.title')", false],
    ['has another shape', 'kyc.title.old', shaped, false],
  ])('message that %s counts as used or not', (_what, key, text, isUsed) => {
    expect(findUnused([key], text)).toEqual(isUsed ? [] : [key]);
  });
});
