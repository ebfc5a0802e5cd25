/** Lower-case Latin letters, digits, dots and dashes: one script, no accents, no case. */
export const isOperatorName = (name: string): boolean => /^[a-z][a-z0-9.-]{1,31}$/.test(name);

/** Characters of that alphabet that look alike. */
const LOOKALIKES: readonly (readonly [RegExp, string])[] = [
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
  LOOKALIKES.reduce((text, [sign, as]) => text.replaceAll(sign, as), name);
