import { CommandError } from './command.ts';

interface KnownOptions {
  /** Options that are followed by a value, like `--from`. */
  readonly values: readonly string[];
  /** Options without one, like `--send`. */
  readonly flags: readonly string[];
}

export interface ReadOptions {
  /** What is no option, in its order. */
  readonly words: readonly string[];
  readonly values: ReadonlyMap<string, string>;
  readonly flags: ReadonlySet<string>;
}

/** @throws CommandError for an unknown option, one that is given twice, and one without its value. */
export function readOptions(args: readonly string[], known: KnownOptions): ReadOptions {
  const words: string[] = [];
  const values = new Map<string, string>();
  const flags = new Set<string>();
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? '';
    if (!word.startsWith('--')) {
      words.push(word);
      continue;
    }
    const name = word.slice(2);
    if (values.has(name) || flags.has(name)) throw new CommandError(`${word} is given twice.`);
    if (known.flags.includes(name)) {
      flags.add(name);
    } else if (known.values.includes(name)) {
      at += 1;
      const value = args[at] ?? '';
      if (value === '' || value.startsWith('--')) throw new CommandError(`Missing: the value of ${word}.`);
      values.set(name, value);
    } else {
      throw new CommandError(`There is no option ${word}.`);
    }
  }
  return { words, values, flags };
}
