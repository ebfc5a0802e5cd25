import * as calls from '../../contract/games/calls.ts';
import { defineServerModule } from '../module.ts';
import { gameHandlers } from './game-handlers.ts';
import { gameLikeHandlers } from './game-likes.ts';
import { leftMoneyHandlers } from './open-balances.ts';
import { RECORD_ACTS } from './record-commands.ts';
import { seedGames } from './seed-games.ts';

export const games = defineServerModule({
  calls,
  handlers: {
    ...gameHandlers,
    ...gameLikeHandlers,
    ...leftMoneyHandlers,
  },
  jobs: {},
  commands: [...RECORD_ACTS],
  seed: seedGames,
});
