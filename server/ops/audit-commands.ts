import { type ChainHead, checkChain } from '../audit/audit-chain.ts';
import { readWhole } from '../strict-json.ts';
import { CommandError, type OperatorCommand, requireArgument } from './command.ts';

function readKept(args: readonly string[]): ChainHead | null {
  if (args.length === 0) return null;
  const place = readWhole(args[0] ?? '');
  const hash = requireArgument(args, 1, 'the hash that was stored with that number');
  if (place === null || place < 1 || !/^[0-9a-f]{64}$/i.test(hash))
    throw new CommandError('A stored head is a number and 64 hex digits, as printed by an earlier check.');
  return { place, hash };
}

const auditCheck: OperatorCommand = {
  name: 'audit check',
  usage: '[<number> <hash> of an earlier check]',
  about: 'Proves that no audit row was changed, deleted or inserted.',
  async run({ tx, args }) {
    const { head, errors } = await checkChain(tx, readKept(args));
    if (errors.length > 0) throw new CommandError(`The audit log is NOT valid.\n${errors.join('\n')}`);
    const say = `Valid: ${head.place} rows. Store this outside of the database: ${head.place} ${head.hash}`;
    return { say, subject: null };
  },
};

export const AUDIT_COMMANDS: readonly OperatorCommand[] = [auditCheck];
