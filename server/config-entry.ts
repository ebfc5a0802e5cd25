import * as z from 'zod/mini';

/** One key of the config. */
export interface ConfigEntry<S extends z.ZodMiniType = z.ZodMiniType> {
  /** In the table and in the operator's commands; unique over all domains. */
  readonly key: string;
  /** The shape that an operator's value must have. */
  readonly schema: S;
  /** What a new platform starts with. Once the key is in the database, only the operator changes it. */
  readonly initial: z.input<S>;
  /** It determines what is paid out, granted or won, so it takes two operators to change. */
  readonly movesMoney: boolean;
}

/** A value as the domain reads it. */
export type ConfigValue<E extends ConfigEntry> = z.output<E['schema']>;

export const configEntry = <S extends z.ZodMiniType>(
  key: string,
  schema: S,
  initial: z.input<S>,
  { movesMoney = false }: { movesMoney?: boolean } = {},
): ConfigEntry<S> => ({ key, schema, initial, movesMoney });

/** Whole cents, with a maximum at which totals stay safe integers. */
export const configCentsSchema = z.int().check(z.nonnegative(), z.maximum(1e12));

/** A number of whole days. */
export const configDaysSchema = (most: number) => z.int().check(z.minimum(1), z.maximum(most));
