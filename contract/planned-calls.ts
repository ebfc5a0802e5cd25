import type { Access } from './call.ts';

/**
 * Calls that are named and guarded but not implemented: the server answers them with `notOpenYet`.
 * A call leaves this list when its definition joins a file of calls/.
 */
export const PLANNED_CALLS: Readonly<Record<string, Access>> = {};
