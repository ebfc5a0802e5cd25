/** Lower-case Latin letters, digits, dots and dashes: no two scripts, no accents, no case to differ by. */
export const isOperatorName = (name: string): boolean => /^[a-z][a-z0-9.-]{1,31}$/.test(name);

/** Signs of that alphabet that pass for each other at a glance. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/cl/g, 'd'],
  [/[1i]/g, 'l'],
  [/0/g, 'o'],
  [/5/g, 's'],
  [/[.-]/g, ''],
];

/** The same for names that look alike: only one of them can be an operator's. */
export const skeletonOf = (name: string): string =>
  ALIKE.reduce((text, [sign, as]) => text.replaceAll(sign, as), name);
