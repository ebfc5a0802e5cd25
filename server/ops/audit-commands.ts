import { type ChainHead, checkChain } from '../audit/audit-chain.ts';
import { readWhole } from '../strict-json.ts';
import { CommandError, type OperatorCommand, requireArgument, sayTime } from './command.ts';

interface Row {
  readonly at: number;
  readonly actor: string;
  readonly act: string;
  readonly subject: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly account: string | null;
}

const auditRead: OperatorCommand = {
  name: 'audit read',
  usage: '[count]',
  about: 'Shows the latest actions of operators and players, newest first.',
  async run({ tx, args }) {
    const count = readWhole(args[0] ?? '20');
    if (count === null || count < 1 || count > 1000) throw new CommandError('A count is 1 to 1000.');
    const rows = await tx<Row[]>`
      select at, actor, act, subject, details, account from audit_log
        left join players on players.id::text = subject
      order by place desc limit ${count}`;
    const lines = rows.map(({ at, actor, act, subject, details, account }) =>
      // The log names players by their key; the account name is looked up while the account exists.
      [sayTime(at), actor, act, subject, JSON.stringify(account ? { account, ...details } : details)].join(
        '\t',
      ),
    );
    return { say: lines.join('\n') || 'Nothing yet.', subject: null };
  },
};

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

export const AUDIT_COMMANDS: readonly OperatorCommand[] = [auditRead, auditCheck];
