import * as z from 'zod/mini';

/** One key of the config. */
export interface ConfigEntry<S extends z.ZodMiniType = z.ZodMiniType> {
  /** The shape that an operator's value must have. */
  readonly schema: S;
  /** What a new platform starts with. Once the key is in the database, only the operator changes it. */
  readonly initial: z.input<S>;
  /** It determines what is paid out, granted or won, so it takes two operators to change. */
  readonly movesMoney: boolean;
}

export const configEntry = <S extends z.ZodMiniType>(
  schema: S,
  initial: z.input<S>,
  { movesMoney = false }: { movesMoney?: boolean } = {},
): ConfigEntry<S> => ({ schema, initial, movesMoney });

/** Whole cents, with a maximum at which totals stay safe integers. */
export const configCentsSchema = z.int().check(z.nonnegative(), z.maximum(1e12));
