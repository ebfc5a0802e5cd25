import { findPlayer } from '../auth/public/find-player.ts';
import { marketMoney, sayMarked } from '../config/public/market-money.ts';
import { CommandError, type OperatorCommand, requireArgument, sayTime } from '../ops/command.ts';
import { ALERT_RULES } from './alert-rules.ts';
import { readSettledAlerts, saveSettledAlert } from './settled-alert-queries.ts';

const list: OperatorCommand = {
  name: 'flags list',
  usage: '',
  about: 'Lists accounts that look stolen, duplicated or used for laundering.',
  async run({ tx, now }) {
    const settled = await readSettledAlerts(tx);
    const settledAt = new Map(settled.map((row) => [`${row.rule} ${row.playerId}`, row.settledAt]));
    const sayAmount = await marketMoney(tx);
    const lines: string[] = [];
    for (const rule of ALERT_RULES) {
      const alerts = await rule.find(tx, now);
      const open = alerts.filter(
        ({ playerId, lastAt }) => (settledAt.get(`${rule.name} ${playerId}`) ?? -1) < lastAt,
      );
      for (const { account, lastAt, told } of [...open].sort((a, b) => b.lastAt - a.lastAt))
        lines.push([rule.name, account, sayTime(lastAt), sayMarked(told, sayAmount)].join('\t'));
    }
    return { say: lines.join('\n') || 'Nothing is flagged.', subject: null };
  },
};

const rules: OperatorCommand = {
  name: 'flags rules',
  usage: '',
  about: 'Lists the rules of the flags with their figures.',
  run: async () => ({
    say: ALERT_RULES.map(({ name, about }) => `${name.padEnd(13)} ${about}`).join('\n'),
    subject: null,
  }),
};

const settle: OperatorCommand = {
  name: 'flags settle',
  usage: '<rule> <account> <what was found>',
  about: 'Settles a flag that was reviewed; something new raises it again.',
  async run({ tx, args, now }) {
    const rule = requireArgument(args, 0, 'the rule');
    if (!ALERT_RULES.some(({ name }) => name === rule)) throw new CommandError(`There is no rule "${rule}".`);
    const player = await findPlayer(tx, requireArgument(args, 1, 'the account'));
    const found = requireArgument([args.slice(2).join(' ')], 0, 'what was found');
    await saveSettledAlert(tx, { playerId: player.id, rule, settledAt: now });
    return {
      say: `${player.account}: ${rule} is settled.`,
      subject: player.id,
      details: { account: player.account, rule, found },
    };
  },
};

export const ALERT_COMMANDS: readonly OperatorCommand[] = [list, rules, settle];
