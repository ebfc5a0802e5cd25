import { describe, expect, it } from 'vitest';
import { compileWords } from '../../tools/build/compile-words.ts';
import { firstChunk } from '../../tools/build/first-chunk.ts';

describe('first chunk', () => {
  it('holds what the entry reaches without asking, in circles too, and nothing else', () => {
    const imports: Record<string, string[]> = { main: ['a'], a: ['b'], b: ['a'], late: ['b'] };
    const graph = { getModuleInfo: (id: string) => (imports[id] ? { importedIds: imports[id] } : null) };
    const nameOf = firstChunk('main');
    expect(['main', 'a', 'b', 'late'].map((id) => nameOf(id, graph))).toEqual([
      'first',
      'first',
      'first',
      null,
    ]);
  });
});

describe('compiled words', () => {
  const compile = (text: string) =>
    compileWords().transform(JSON.stringify({ greeting: text }), '/x/src/words/en/shell.json')?.code;

  it('puts the namespace before the key and leaves no text to parse', () => {
    expect(compile('Hello {name}')).toBe('export default {"shell.greeting":["Hello ",["name"]]};');
  });

  it('stops at a message that is none, and names it', () => {
    expect(() => compile('Hello {name')).toThrow(/shell\.json: "greeting"/);
  });

  it('leaves every other file alone', () => {
    expect(compileWords().transform('{}', '/x/package.json')).toBeNull();
  });
});
