/** An object of the file. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown) => typeof value === 'string';
const isWhole = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;
const isHash = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const isNullOr = (isRight: (value: unknown) => boolean) => (value: unknown) =>
  value === null || isRight(value);

const isEntry = (value: unknown) => isFields(value) && isHash(value.hash) && isNullOr(isText)(value.seed);
const isSharedPart = (value: unknown) =>
  isFields(value) &&
  isText(value.sharedRoundId) &&
  isWhole(value.position) &&
  isFields(value.chain) &&
  isWhole(value.chain.length) &&
  isHash(value.chain.lastLink) &&
  Array.isArray(value.entries) &&
  value.entries.every(isEntry);

/** What a field must be for the check to read it, in the order of the file. */
const MALFORMED: readonly (readonly [path: string, isRight: (value: unknown) => boolean])[] = [
  ['round', isFields],
  ['round.roundId', isText],
  ['round.slug', isText],
  ['round.acts', Array.isArray],
  ['round.absentActs', isWhole],
  ['round.stake', isWhole],
  ['round.win', isWhole],
  ['round.proof', isFields],
  ['round.proof.commit', isHash],
  ['round.proof.serverSeed', isNullOr(isHash)],
  ['round.proof.clientSeed', isText],
  ['round.proof.nonce', isNullOr(isWhole)],
  ['round.proof.maths', isText],
  ['round.proof.shared', (value) => value === undefined || isSharedPart(value)],
  ['promise', isNullOr(isFields)],
];

const valueAt = (file: Fields, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (isFields(value) ? value[name] : undefined), file);

/** The first field of a proof file that is not as a proof has it; null where all of them can be read. */
export const findMalformedField = (file: Fields): string | null =>
  MALFORMED.find(([path, isRight]) => !isRight(valueAt(file, path)))?.[0] ?? null;
