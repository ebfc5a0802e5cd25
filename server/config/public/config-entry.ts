import * as z from 'zod/mini';

/** One key of the config. */
export interface ConfigEntry<S extends z.ZodMiniType = z.ZodMiniType> {
  /** The shape that an operator's value must have. */
  readonly schema: S;
  /** What a new platform starts with. Once the key is in the database, only the operator changes it. */
  readonly initial: z.input<S>;
  /** What is paid out, given or won by it would be money by another way: two operators change it. */
  readonly movesMoney: boolean;
}

export const configEntry = <S extends z.ZodMiniType>(
  schema: S,
  initial: z.input<S>,
  { movesMoney = false }: { movesMoney?: boolean } = {},
): ConfigEntry<S> => ({ schema, initial, movesMoney });

/** Whole cents, below what a sum of them could not be counted in any more. */
export const configCents = z.int().check(z.nonnegative(), z.maximum(1e12));
