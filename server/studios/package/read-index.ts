import { readFile, stat } from 'node:fs/promises';
import * as z from 'zod/mini';
import type { Fraction } from '../../../maths/game-figures.ts';
import { readDecimal } from '../../../maths/hosted/decimal.ts';
import { readJson } from '../../strict-json.ts';
import { PackageError } from './package-error.ts';
import { locateFile } from './package-file.ts';

export const INDEX = 'index.json';
const MAX_INDEX_BYTES = 64 * 1024;
const MAX_MODES = 20;
/** In stakes: a mode that costs more is a fault of its table. */
const MAX_COST = 10_000n;

const indexSchema = z.object({
  modes: z
    .array(
      z.object({
        name: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/)),
        cost: z.number(),
        events: z.string(),
        weights: z.string(),
      }),
    )
    .check(z.minLength(1), z.maxLength(MAX_MODES)),
});

/** A way in which a round of the game is bought. */
export interface PackageMode {
  /** As the package spells it; two of one package never differ in their case alone. */
  readonly name: string;
  /** What a round is charged, in stakes, as written and as the number that it is. */
  readonly costText: string;
  readonly cost: Fraction;
  /** Files of the package. */
  readonly events: string;
  readonly weights: string;
}

/** @throws PackageError for an index that names no playable modes */
export async function readIndex(folder: string): Promise<readonly PackageMode[]> {
  const place = await locateFile(folder, INDEX);
  if ((await stat(place)).size > MAX_INDEX_BYTES)
    throw new PackageError(INDEX, null, `it has more than ${MAX_INDEX_BYTES} bytes`);
  const read = indexSchema.safeParse(readJson(await readFile(place, 'utf8')));
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new PackageError(INDEX, null, `${issue?.path.join('.') || 'it'} is not what an index has`);
  }
  const modes = read.data.modes.map(toMode);
  const names = new Set<string>();
  for (const { name } of modes) {
    if (names.has(name.toLowerCase())) throw new PackageError(INDEX, null, `mode ${name} is there twice`);
    names.add(name.toLowerCase());
  }
  if (!names.has('base'))
    throw new PackageError(INDEX, null, 'there is no mode base, with which a game begins');
  return modes;
}

function toMode({ cost, ...mode }: z.output<typeof indexSchema>['modes'][number]): PackageMode {
  // The strict reader takes a number only where this text is what was written.
  const costText = String(cost);
  const exact = readDecimal(costText);
  if (!exact || exact.numerator === 0n || exact.numerator > MAX_COST * exact.denominator)
    throw new PackageError(
      INDEX,
      null,
      `mode ${mode.name} costs ${costText}: more than 0, at most ${MAX_COST}`,
    );
  return { ...mode, costText, cost: exact };
}
