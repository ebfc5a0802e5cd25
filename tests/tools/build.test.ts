import { globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileMessages } from '../../tools/build/compile-messages.ts';
import { type ChunkPlan, chunkGroups } from '../../tools/build/name-chunks.ts';
import { nameClass } from '../../tools/build/name-class.ts';
import { preloadApp } from '../../tools/build/page-scripts.ts';
import { slimAddress, slimAddressOfGames } from '../../tools/build/slim-pixi.ts';
import { stripAbout } from '../../tools/build/strip-about.ts';
import { moveSheets } from '../../tools/build/styles-first.ts';

/** The chunk of each module, as a bundler would ask for it. */
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

describe('chunk plan', () => {
  it('chunk holds every static import of its entry, cycles included, and nothing else', () => {
    const imports = { main: ['a'], a: ['b'], b: ['a'], late: ['b'] };
    expect(chunksOf([{ name: 'first', entry: 'main' }], imports)).toEqual({
      first: ['main', 'a', 'b'],
      left: ['late'],
    });
  });

  it('module that two chunks need belongs to the earlier one', () => {
    const imports = { main: ['a'], a: [], stage: ['a', 'b'], b: [] };
    const plans = [
      { name: 'first', entry: 'main' },
      { name: 'stage', entry: 'stage' },
    ];
    expect(chunksOf(plans, imports)).toEqual({ first: ['main', 'a'], stage: ['stage', 'b'] });
  });

  it('module that all partners import joins their chunk, and others stay where they are', () => {
    const imports = { stage: ['a'], a: [], one: ['both', 'x'], other: ['both', 'y'], both: [], x: [], y: [] };
    expect(chunksOf([{ name: 'stage', entry: 'stage', partners: ['one', 'other'] }], imports)).toEqual({
      stage: ['stage', 'a', 'both'],
      left: ['one', 'other', 'x', 'y'],
    });
  });
});

describe('reduced Pixi build', () => {
  const names = (module: object) => Object.keys(module).sort();

  it('reduced modules replace Pixi in the built app and in its React binding', () => {
    expect(slimAddress('pixi.js', '/x/scenes/lobby/rails-view.ts')).toMatch(/src\/stage\/pixi\/parts\.ts$/);
    expect(slimAddress('pixi.js', '/x/node_modules/@pixi/react/lib/index.mjs')).toMatch(/binding-parts\.ts$/);
    expect(slimAddress('pixi.js/unsafe-eval', '/x/src/stage/stage-host.tsx')).toMatch(/no-eval\.ts$/);
    expect(slimAddress('./DefaultShader.mjs', '/x/DefaultBatcher.mjs')).toMatch(/batch-textures\.ts$/);
    expect(slimAddress('react', '/x/src/app/app.tsx')).toBeNull();
  });

  it('games’ own reduced module replaces Pixi in the built games', () => {
    expect(slimAddressOfGames('pixi.js')).toMatch(/games\/engine\/pixi\/parts\.ts$/);
    expect(slimAddressOfGames('pixi.js/unsafe-eval')).toMatch(/no-eval\.ts$/);
    expect(slimAddressOfGames('gsap')).toMatch(/gsap-core\.js$/);
    expect(slimAddressOfGames('zod/mini')).toBeNull();
    const context = readFileSync(
      'node_modules/pixi.js/lib/scene/graphics/shared/GraphicsContext.mjs',
      'utf8',
    );
    const source = /import \{ SVGParser \} from '([^']+)'/.exec(context)?.[1] ?? '';
    expect(slimAddressOfGames(source)).toMatch(/no-svg\.ts$/);
  });

  it('reduced binding module exports every name that the binding imports', async () => {
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

  it('binding reads only the version of its manifest', () => {
    const folder = 'node_modules/@pixi/react/lib';
    const reconciler = readFileSync(`${folder}/core/reconciler.mjs`, 'utf8');
    const source = /import packageData from '([^']+)'/.exec(reconciler)?.[1] ?? '';
    expect(slimAddress(source, `/x/${folder}/core/reconciler.mjs`)).toMatch(/binding-package\.ts$/);
    expect(slimAddress(source, '/x/src/app/app.tsx')).toBeNull();
    const reads = [...reconciler.matchAll(/packageData\.(\w+)/g)].map(([, name]) => name);
    expect(reads).toEqual(['version']);
  });

  it('module that chooses a renderer replaces the one that Pixi imports', () => {
    const application = readFileSync('node_modules/pixi.js/lib/app/Application.mjs', 'utf8');
    const source = /import \{ autoDetectRenderer \} from '([^']+)'/.exec(application)?.[1] ?? '';
    expect(slimAddress(source, '')).toMatch(/load-renderer\.ts$/);
  });
});

describe('compiled messages', () => {
  const compile = (text: string) =>
    compileMessages().transform(JSON.stringify({ greeting: text }), '/x/src/messages/en/shell.json')?.code;

  it('compiled key begins with its namespace, and no text is left to parse', () => {
    expect(compile('Hello {name}')).toBe('export default {"shell.greeting":["Hello ",["name"]]};');
  });

  it('malformed message fails the build and is named', () => {
    expect(() => compile('Hello {name')).toThrow(/shell\.json: "greeting"/);
  });

  it('files other than messages are not changed', () => {
    expect(compileMessages().transform('{}', '/x/package.json')).toBeNull();
  });
});

describe('call definitions in the client build', () => {
  const built = (code: string, id = '/x/contract/config/start-calls.ts') =>
    stripAbout().transform(code, id)?.code;

  it('fields for the docs and the server alone are removed, and line numbers stay', () => {
    expect(built("  access: 'guest',\n  about: 'The player\\'s own.',\n  body: emptyBody,")).toBe(
      "  access: 'guest',\n  about: '',\n  body: emptyBody,",
    );
    expect(built("about:\n    'Two lines.',")).toBe("about: ''\n,");
    expect(built('about: `By a provider.`,')).toBe("about: '',");
    expect(built('about: "The player\'s own.",')).toBe("about: '',");
    expect(built("  rateClass: 'signIn',\n  isBackground: true,\n  movesMoney: true,\n  body,")).toBe(
      '\n\n\n  body,',
    );
    // The client sends the withdrawal-only session's token with these calls and no others.
    expect(built('  isForWithdrawalOnly: true,\n  body,')).toBe('  isForWithdrawalOnly: true,\n  body,');
    expect(built("about: 'x'", '/x/src/features/games/fair/calls.ts')).toBeUndefined();
  });

  it('every call definition is written in a form that the build recognizes', () => {
    const files = globSync('contract/*/*-calls.ts');
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) expect(built(readFileSync(file, 'utf8'))).not.toMatch(/about:(?!\s*'')/);
  });
});

describe('CSS class names', () => {
  it('class names differ by their file, whatever is in it', () => {
    const file = `${process.cwd()}/src/ui/tabs.module.css`;
    expect(nameClass('bar', file)).toMatch(/^bar_[\w-]{4}$/);
    expect(nameClass('bar', `${file}?used`)).toBe(nameClass('bar', file));
    expect(nameClass('bar', `${process.cwd()}/src/app/frame/top-bar.module.css`)).not.toBe(
      nameClass('bar', file),
    );
  });
});

describe('order of a page’s files', () => {
  const sheet = '\n    <link rel="stylesheet" href="/assets/a.css">';
  const script = '\n    <script type="module" src="/assets/a.js"></script>';

  it('style sheets move before the first script', () => {
    expect(moveSheets(`<head>${script}${sheet}\n</head>`)).toBe(`<head>${sheet}${script}\n</head>`);
  });

  it('page without a script keeps its style sheets', () => {
    expect(moveSheets(`<head>${sheet}\n</head>`)).toBe(`<head>${sheet}\n</head>`);
  });
});

describe('scripts of the page', () => {
  const script = (name: string) => `<script type="module" crossorigin src="/assets/${name}"></script>`;

  it('module scripts are preloaded in place of being run, and the app’s own is marked', () => {
    const page = preloadApp(`<head>${script('runtime.js')}${script('first.js')}</head>`, 'assets/first.js');
    expect(page).toBe(
      '<head><link rel="modulepreload" crossorigin href="/assets/runtime.js">' +
        '<link rel="modulepreload" crossorigin href="/assets/first.js" data-app></head>',
    );
  });

  it.each([undefined, 'assets/other.js'])('page that does not begin with %s is refused', (entry) => {
    expect(() => preloadApp(`<head>${script('first.js')}</head>`, entry)).toThrow('does not begin with');
  });
});
