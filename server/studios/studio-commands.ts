import { type Fraction, toNumber } from '../../maths/game-figures.ts';
import { percentOf } from '../../maths/hosted/decimal.ts';
import { readConfig } from '../config/public/config-store.ts';
import { CommandError, type OperatorCommand, requireArgument } from '../ops/command.ts';
import { type CheckedMode, checkPackage } from './package/check-package.ts';
import { exposureOf, judgeMode } from './package/judge-mode.ts';
import { PackageError } from './package/package-error.ts';
import { studioBoundsConfig } from './studios-config.ts';
import { verifyPackage } from './tables/verify-package.ts';

/** What a command loads before its transaction is a text, and JSON has no whole numbers of this size. */
const BIG = /^(\d+)n$/;
const toText = (value: unknown): string =>
  JSON.stringify(value, (_key, part) => (typeof part === 'bigint' ? `${part}n` : part));
const fromText = (text: string): readonly CheckedMode[] =>
  JSON.parse(text, (_key, part) => {
    const [, digits] = (typeof part === 'string' && BIG.exec(part)) || [];
    return digits === undefined ? part : BigInt(digits);
  });

/** Reads a package whole and stores nothing: a studio's figures before they are published. */
const check: OperatorCommand = {
  name: 'studio check',
  usage: '<folder of the package>',
  about: 'Checks the mathematics of a studio’s package, and prints what each mode returns, exactly.',
  async fetch(args) {
    const folder = requireArgument(args, 0, 'the folder of the package');
    try {
      return toText(await checkPackage(folder));
    } catch (error) {
      throw error instanceof PackageError ? new CommandError(`Refused: ${error.message}.`) : error;
    }
  },
  async run({ tx, fetched }) {
    const bounds = await readConfig(tx, studioBoundsConfig);
    const modes = fromText(fetched);
    const refusals = modes.flatMap((mode) => judgeMode(mode, bounds) ?? []);
    const lines = modes.flatMap((mode) => describeMode(mode, bounds.largestStake));
    const verdict =
      refusals.length === 0
        ? ['Within the market’s bounds.']
        : refusals.map((why) => `OUT OF BOUNDS: ${why}.`);
    return { say: [...lines, ...verdict].join('\n'), subject: null };
  },
};

function describeMode(mode: CheckedMode, largestStake: number): string[] {
  const { figures, books, name, costText } = mode;
  const { rtp, hitRate, deviation, top, bands, lines } = figures;
  return [
    [
      `mode ${name}`,
      `costs ${costText}`,
      `${lines} results`,
      `returns ${percentOf(rtp)} % (${rtp.numerator}/${rtp.denominator})`,
      `hits ${percentOf(hitRate)} %`,
      `deviation ${deviation.toFixed(4)}`,
      `top prize ${Number(top.payout) / 100} stakes, ${sayChance(top.chance)}`,
      `${exposureOf(mode, largestStake)} cents at a stake of ${largestStake}`,
      `books ${books.unpackedBytes} bytes, packed ${books.packedBytes}`,
    ].join('\t'),
    ...bands.flatMap(({ from, chance }, at) => {
      if (chance.numerator === 0n) return [];
      return [`\t${at === 0 ? 'nothing' : `from ${from} stakes`}\t${percentOf(chance, 6)} %`];
    }),
  ];
}

const sayChance = (chance: Fraction): string =>
  chance.numerator === 0n ? 'never' : `once in ${Math.round(1 / toNumber(chance))} rounds`;

export const STUDIO_COMMANDS: readonly OperatorCommand[] = [check, verifyPackage];
