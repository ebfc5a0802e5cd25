import type { CheckedMode } from '../package/check-package.ts';

/** JSON has no whole numbers of this size: they are texts like "24n". */
const BIG = /^(\d+)n$/;

export const writeModes = (modes: readonly CheckedMode[]): string =>
  JSON.stringify(modes, (_key, part) => (typeof part === 'bigint' ? `${part}n` : part));

export const readModes = (text: string): readonly CheckedMode[] =>
  JSON.parse(text, (_key, part) => {
    const [, digits] = (typeof part === 'string' && BIG.exec(part)) || [];
    return digits === undefined ? part : BigInt(digits);
  });
