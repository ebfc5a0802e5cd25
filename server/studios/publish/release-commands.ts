import { readConfig } from '../../config/public/config-value-queries.ts';
import { closeHostedGame } from '../../games/public/hosted-rounds.ts';
import {
  CommandError,
  type CommandRequest,
  type CommandResult,
  type OperatorCommand,
  requireArgument,
  wantedWhole,
} from '../../ops/command.ts';
import { storeOf } from '../store/store-of.ts';
import {
  findVersion,
  type GameRow,
  lockGame,
  updateCurrentVersion,
  updateWithdrawn,
} from '../studio-game-queries.ts';
import { findDamage } from '../studio-games.ts';
import { studioBoundsConfig } from '../studios-config.ts';
import { readModes } from './modes-text.ts';
import { assertInBounds } from './refusals.ts';
import { saveGameRow } from './save-game-row.ts';

async function wantedGame({ tx, args }: CommandRequest): Promise<GameRow> {
  const id = requireArgument(args, 0, 'the game');
  const game = await lockGame(tx, id);
  if (!game) throw new CommandError(`There is no game "${id}". See: studio list.`);
  return game;
}

/** New rounds are played by the version from now on; open ones end on theirs. */
async function makeCurrent(request: CommandRequest, game: GameRow, version: number): Promise<CommandResult> {
  const { tx, studioFiles } = request;
  const key = { game: game.id, version };
  const row = await findVersion(tx, key);
  if (!row) throw new CommandError(`${game.id} has no version ${version}. See: studio versions ${game.id}.`);
  if (game.currentVersion === version && game.withdrawnAt === null)
    throw new CommandError(`New rounds of ${game.id} are played by version ${version} already.`);
  // The bounds may have changed since it was published.
  const [modes, bounds] = [readModes(row.modes), await readConfig(tx, studioBoundsConfig)];
  assertInBounds(modes, bounds);
  const damage = await findDamage(tx, storeOf(studioFiles()), key);
  if (damage !== null) throw new CommandError(`Refused: ${damage}`);
  await updateCurrentVersion(tx, key);
  await saveGameRow(tx, game.id, row, { modes, bounds });
  return {
    say: `${game.id}: new rounds are played by version ${version}.`,
    subject: `studio game ${game.id}`,
    details: { version, before: game.currentVersion },
  };
}

export const release: OperatorCommand = {
  name: 'studio release',
  usage: '<game> <version>',
  about: 'Has new rounds of a game played by a version, also of one that was withdrawn. Two operators.',
  needsTwoOperators: true,
  async run(request) {
    const game = await wantedGame(request);
    return makeCurrent(request, game, wantedWhole(request.args, 1, 'the version'));
  },
};

const rollback: OperatorCommand = {
  name: 'studio rollback',
  usage: '<game> <version>',
  about: 'Has new rounds of a game played by an older version again. Two operators.',
  needsTwoOperators: true,
  async run(request) {
    const game = await wantedGame(request);
    const version = wantedWhole(request.args, 1, 'the version');
    if (game.currentVersion === null || version >= game.currentVersion)
      throw new CommandError(
        `Version ${version} is not older than the one of ${game.id} now, ${game.currentVersion ?? 'none'}.`,
      );
    return makeCurrent(request, game, version);
  },
};

/** It moves no money: one operator can close a game at once. */
const withdraw: OperatorCommand = {
  name: 'studio withdraw',
  usage: '<game>',
  about: 'Closes a game for new rounds at once; studio release opens it again.',
  async run(request) {
    const { id, currentVersion, withdrawnAt } = await wantedGame(request);
    if (currentVersion === null) throw new CommandError(`No version of ${id} was released.`);
    if (withdrawnAt !== null) throw new CommandError(`${id} is withdrawn already.`);
    await updateWithdrawn(request.tx, id, request.now);
    await closeHostedGame(request.tx, id);
    return {
      say: `${id}: no new rounds. Open ones end on their version.`,
      subject: `studio game ${id}`,
      details: { version: currentVersion },
    };
  },
};

export const RELEASE_COMMANDS: readonly OperatorCommand[] = [release, rollback, withdraw];
