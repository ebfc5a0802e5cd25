import { globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileMessages } from '../../tools/build/compile-messages.ts';
import { type ChunkPlan, chunkGroups } from '../../tools/build/name-chunks.ts';
import { nameClass } from '../../tools/build/name-class.ts';
import { slimAddress } from '../../tools/build/slim-pixi.ts';
import { stripAbout } from '../../tools/build/strip-about.ts';

/** Which chunk each module goes to, as a bundler would ask. */
function chunksOf(plans: readonly ChunkPlan[], imports: Record<string, string[]>): Record<string, string[]> {
  const graph = { getModuleInfo: (id: string) => (imports[id] ? { importedIds: imports[id] } : null) };
  const groups = chunkGroups(plans).toSorted((a, b) => b.priority - a.priority);
  const chunks: Record<string, string[]> = {};
  for (const id of Object.keys(imports)) {
    const names = groups.flatMap((group) => group.name(id, graph) ?? []);
    for (const name of names.length > 0 ? names : ['left']) {
      chunks[name] ??= [];
      chunks[name].push(id);
    }
  }
  return chunks;
}

describe('chunks', () => {
  it('holds what the entry reaches without asking, in circles too, and nothing else', () => {
    const imports = { main: ['a'], a: ['b'], b: ['a'], late: ['b'] };
    expect(chunksOf([{ name: 'first', entry: 'main' }], imports)).toEqual({
      first: ['main', 'a', 'b'],
      left: ['late'],
    });
  });

  it('leaves to an earlier chunk what both reach', () => {
    const imports = { main: ['a'], a: [], stage: ['a', 'b'], b: [] };
    const plans = [
      { name: 'first', entry: 'main' },
      { name: 'stage', entry: 'stage' },
    ];
    expect(chunksOf(plans, imports)).toEqual({ first: ['main', 'a'], stage: ['stage', 'b'] });
  });

  it('takes along what all partners reach, and leaves to each what it alone does', () => {
    const imports = { stage: ['a'], a: [], one: ['both', 'x'], other: ['both', 'y'], both: [], x: [], y: [] };
    expect(chunksOf([{ name: 'stage', entry: 'stage', partners: ['one', 'other'] }], imports)).toEqual({
      stage: ['stage', 'a', 'both'],
      left: ['one', 'other', 'x', 'y'],
    });
  });
});

describe('parts of Pixi', () => {
  const names = (module: object) => Object.keys(module).sort();

  it('stands for the whole package in the built app, and for what its binding compares with', () => {
    expect(slimAddress('pixi.js', '/x/scenes/lobby/rails-view.ts')).toMatch(/src\/stage\/pixi\/parts\.ts$/);
    expect(slimAddress('pixi.js', '/x/node_modules/@pixi/react/lib/index.mjs')).toMatch(/binding-parts\.ts$/);
    expect(slimAddress('pixi.js/unsafe-eval', '/x/src/stage/stage-host.tsx')).toMatch(/no-eval\.ts$/);
    expect(slimAddress('react', '/x/src/app/app.tsx')).toBeNull();
  });

  it('has in the binding every name that the binding asks for', async () => {
    const folder = 'node_modules/@pixi/react/lib';
    const asked = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mjs'))
      .flatMap((name) => [
        ...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/import \{([^}]+)\} from 'pixi\.js'/g),
      ])
      .flatMap((match) => (match[1] ?? '').split(',').map((part) => part.trim()));
    const parts = await import('../../src/stage/pixi/binding-parts.ts');
    expect(names(parts)).toEqual([...new Set(asked)].sort());
  });

  it('binding reads no more of its manifest than the version that stands for it', () => {
    const folder = 'node_modules/@pixi/react/lib';
    const reconciler = readFileSync(`${folder}/core/reconciler.mjs`, 'utf8');
    const source = /import packageData from '([^']+)'/.exec(reconciler)?.[1] ?? '';
    expect(slimAddress(source, `/x/${folder}/core/reconciler.mjs`)).toMatch(/binding-package\.ts$/);
    expect(slimAddress(source, '/x/src/app/app.tsx')).toBeNull();
    const reads = [...reconciler.matchAll(/packageData\.(\w+)/g)].map(([, name]) => name);
    expect(reads).toEqual(['version']);
  });

  it('finds the function that chooses a renderer where Pixi asks for it', () => {
    const application = readFileSync('node_modules/pixi.js/lib/app/Application.mjs', 'utf8');
    const source = /import \{ autoDetectRenderer \} from '([^']+)'/.exec(application)?.[1] ?? '';
    expect(slimAddress(source, '')).toMatch(/load-renderer\.ts$/);
  });
});

describe('compiled words', () => {
  const compile = (text: string) =>
    compileMessages().transform(JSON.stringify({ greeting: text }), '/x/src/messages/en/shell.json')?.code;

  it('puts the namespace before the key and leaves no text to parse', () => {
    expect(compile('Hello {name}')).toBe('export default {"shell.greeting":["Hello ",["name"]]};');
  });

  it('stops at a message that is none, and names it', () => {
    expect(() => compile('Hello {name')).toThrow(/shell\.json: "greeting"/);
  });

  it('leaves every other file alone', () => {
    expect(compileMessages().transform('{}', '/x/package.json')).toBeNull();
  });
});

describe('definitions of calls', () => {
  const built = (code: string, id = '/x/contract/config/start-calls.ts') =>
    stripAbout().transform(code, id)?.code;

  it('lose what they tell the docs and the server and nothing else, line by line', () => {
    expect(built("  access: 'guest',\n  about: 'The player\\'s own.',\n  body: emptyBody,")).toBe(
      "  access: 'guest',\n  about: '',\n  body: emptyBody,",
    );
    expect(built("about:\n    'Two lines.',")).toBe("about: ''\n,");
    expect(built('about: `By a provider.`,')).toBe("about: '',");
    expect(built('about: "The player\'s own.",')).toBe("about: '',");
    expect(built("  rateClass: 'signIn',\n  isBackground: true,\n  movesMoney: true,\n  body,")).toBe(
      '\n\n\n  body,',
    );
    // The client sends that session's token with these calls and no others.
    expect(built('  isForWithdrawalOnly: true,\n  body,')).toBe('  isForWithdrawalOnly: true,\n  body,');
    expect(built("about: 'x'", '/x/src/features/fair/calls.ts')).toBeUndefined();
  });

  it('are all written so that this is found', () => {
    const files = globSync('contract/*/*-calls.ts');
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) expect(built(readFileSync(file, 'utf8'))).not.toMatch(/about:(?!\s*'')/);
  });
});

describe('names of classes', () => {
  it('are told apart by their file, whatever stands in it', () => {
    const file = `${process.cwd()}/src/ui/tabs.module.css`;
    expect(nameClass('bar', file)).toMatch(/^bar_[\w-]{4}$/);
    expect(nameClass('bar', `${file}?used`)).toBe(nameClass('bar', file));
    expect(nameClass('bar', `${process.cwd()}/src/app/frame/top-bar.module.css`)).not.toBe(
      nameClass('bar', file),
    );
  });
});
