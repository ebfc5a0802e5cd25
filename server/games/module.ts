import * as calls from '../../contract/games/calls.ts';
import { defineServerModule } from '../module.ts';
import { seedChainTable } from '../seed-chains/sealed-start-queries.ts';
import { closeWithSession } from './close-with-session.ts';
import { eraseGamesRows } from './erase-games-queries.ts';
import { readGameData } from './game-data.ts';
import { gameHandlers } from './game-handlers.ts';
import { gameLikeHandlers } from './game-likes.ts';
import { gameWeightsConfig } from './game-weights.ts';
import { readGamesAppConfig } from './games-app-config.ts';
import { gamesJournals } from './games-journals.ts';
import { releaseDueWins } from './hosted-rounds/release-due-wins-job.ts';
import { INCIDENT_COMMANDS } from './incidents/incident-commands.ts';
import { sendIncidentNotices } from './incidents/send-incident-notices-job.ts';
import { checkRoundAccounts } from './ledger-check-queries.ts';
import { openBalanceHandlers } from './open-balances.ts';
import { RECORD_COMMANDS } from './record-commands.ts';
import { REMOTE_BET_COMMANDS } from './remote-rounds/remote-bet-commands.ts';
import { settleDueRemoteBets } from './remote-rounds/settle-due-remote-bets-job.ts';
import { replayHandlers } from './replays/replay-handlers.ts';
import { ROUND_COMMANDS } from './replays/round-command.ts';
import { countReturns } from './returns/count-returns-job.ts';
import { RETURN_COMMANDS } from './returns/return-commands.ts';
import { seedGames } from './seed-games.ts';
import { revealSeedPairs } from './seed-pairs/reveal-seed-pairs-job.ts';
import { seedPairTable } from './seed-pairs/sealed-pair-queries.ts';
import { seedPairHandlers } from './seed-pairs/seed-pair-handlers.ts';
import { settleDueRounds } from './settle-due-rounds-job.ts';
import { prepareSeedChains } from './shared-rounds/prepare-seed-chains-job.ts';
import { sharedLinkTable } from './shared-rounds/sealed-link-queries.ts';
import { settleSharedRounds } from './shared-rounds/settle-shared-rounds-job.ts';

export const games = defineServerModule({
  calls,
  handlers: {
    ...gameHandlers,
    ...gameLikeHandlers,
    ...openBalanceHandlers,
    ...seedPairHandlers,
    ...replayHandlers,
  },
  jobs: {
    settleDueRounds,
    releaseDueWins,
    settleDueRemoteBets,
    settleSharedRounds,
    prepareSeedChains,
    countReturns,
    sendIncidentNotices,
    revealSeedPairs,
  },
  commands: [
    ...RECORD_COMMANDS,
    ...ROUND_COMMANDS,
    ...RETURN_COMMANDS,
    ...INCIDENT_COMMANDS,
    ...REMOTE_BET_COMMANDS,
  ],
  journals: gamesJournals,
  hooks: {
    appConfig: readGamesAppConfig,
    sessionEnded: closeWithSession,
    erase: eraseGamesRows,
    ledgerChecks: checkRoundAccounts,
    seedTables: () => [seedPairTable, seedChainTable, sharedLinkTable],
    afterLogin: ({ sql }, { playerId }) => readGameData(sql, playerId),
  },
  config: [gameWeightsConfig],
  seed: seedGames,
});
