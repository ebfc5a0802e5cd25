import { CommandError } from '../../ops/command.ts';
import type { CheckedMode } from '../package/check-package.ts';
import { judgeModes } from '../package/judge-mode.ts';
import { PackageError } from '../package/package-error.ts';
import type { StudioBounds } from '../studios-config.ts';

const FULL = ['ENOSPC', 'EDQUOT'];

/** An error of reading or storing a package as the operator reads it; any other one as it is. */
export function refusalOf(error: unknown): unknown {
  if (error instanceof PackageError) return new CommandError(`Refused: ${error.message}.`);
  const { code } = error as NodeJS.ErrnoException;
  if (code !== undefined && FULL.includes(code))
    return new CommandError('The disk is full: nothing was published.');
  return error;
}

/** @throws CommandError that names the figures and the bounds of the market which they are beyond */
export function assertInBounds(modes: readonly CheckedMode[], bounds: StudioBounds): void {
  const refusals = judgeModes(modes, bounds);
  if (refusals.length > 0)
    throw new CommandError(`Refused: ${refusals.join('; ')} (config get studioBounds).`);
}
