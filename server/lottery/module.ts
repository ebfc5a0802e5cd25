import * as calls from '../../contract/lottery/calls.ts';
import { defineServerModule } from '../module.ts';
import { buyTickets } from './buy-tickets.ts';
import { checkTicketAccounts } from './ledger-check-queries.ts';
import { LOTTERY_COMMANDS } from './lottery-commands.ts';
import { lotteryConfig } from './lottery-config.ts';
import { lotteryHandlers } from './lottery-handlers.ts';
import { lotteryJournals } from './lottery-journals.ts';
import { hasWonWithFreeTicket, readLotteryDays, readLotterySession } from './played-queries.ts';
import { revealSeed } from './reveal-seed.ts';
import { runLotteries } from './run-lotteries-job.ts';
import { lotterySeedTable } from './sealed-round-queries.ts';

export const lottery = defineServerModule({
  calls,
  handlers: { ...lotteryHandlers, buyLotteryTickets: buyTickets, revealLotterySeed: revealSeed },
  jobs: { runLotteries },
  commands: LOTTERY_COMMANDS,
  journals: lotteryJournals,
  hooks: {
    stakedBesideGames: readLotteryDays,
    stakedInSessionBesideGames: readLotterySession,
    hasFreeWin: hasWonWithFreeTicket,
    ledgerChecks: checkTicketAccounts,
    seedTables: () => [lotterySeedTable],
  },
  config: [lotteryConfig],
});
