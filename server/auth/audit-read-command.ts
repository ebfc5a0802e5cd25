import { CommandError, type OperatorCommand, sayTime } from '../ops/command.ts';
import { readWhole } from '../strict-json.ts';
import { readAuditedActs } from './audit-read-queries.ts';

export const auditRead: OperatorCommand = {
  name: 'audit read',
  usage: '[count]',
  about: 'Shows the latest actions of operators and players, newest first.',
  async run({ tx, args }) {
    const count = readWhole(args[0] ?? '20');
    if (count === null || count < 1 || count > 1000) throw new CommandError('A count is 1 to 1000.');
    const rows = await readAuditedActs(tx, count);
    const lines = rows.map(({ at, actor, act, subject, details, account }) =>
      [sayTime(at), actor, act, subject, JSON.stringify(account ? { account, ...details } : details)].join(
        '\t',
      ),
    );
    return { say: lines.join('\n') || 'Nothing yet.', subject: null };
  },
};
