import { readConfig } from '../../config/public/config-value-queries.ts';
import { marketConfig } from '../../config/public/market-config.ts';
import { sayMoney } from '../../localization/say-money.ts';
import { type OperatorCommand, sayTime } from '../../ops/command.ts';
import { readUnansweredBets } from './unended-bet-queries.ts';

const MAX_LISTED = 500;

const unanswered: OperatorCommand = {
  name: 'game unanswered',
  usage: '',
  about:
    'Lists bets of which the server of a studio has said nothing within a day: they count as lost until it does.',
  async run({ tx }) {
    const { currency } = await readConfig(tx, marketConfig);
    const bets = await readUnansweredBets(tx, MAX_LISTED);
    const lines = bets.map(({ aggregator, id, round, roundId, slug, stake, placedAt }) =>
      [
        sayTime(placedAt),
        aggregator,
        slug,
        sayMoney(stake, currency),
        `transaction ${id}`,
        `round ${JSON.stringify(round)}`,
        `our record ${roundId}`,
      ].join('\t'),
    );
    return {
      say: lines.join('\n') || 'Every bet of a studio’s server was answered within a day.',
      subject: null,
    };
  },
};

export const REMOTE_BET_COMMANDS: readonly OperatorCommand[] = [unanswered];
