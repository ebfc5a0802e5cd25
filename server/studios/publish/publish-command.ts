import { Readable } from 'node:stream';
import { readConfig } from '../../config/public/config-value-queries.ts';
import { CommandError, type CommandRequest, type OperatorCommand } from '../../ops/command.ts';
import { requestApproval } from '../../ops/two-operators.ts';
import { storeOf } from '../store/store-of.ts';
import { insertVersionFiles, lockStudioFiles, type VersionFile } from '../studio-file-queries.ts';
import {
  findVersionOf,
  insertMissingGame,
  insertVersion,
  isPlatformGame,
  lockGame,
} from '../studio-game-queries.ts';
import { studioBoundsConfig } from '../studios-config.ts';
import { describeModes } from './describe-modes.ts';
import { readModes, writeModes } from './modes-text.ts';
import { PUBLISH_USAGE, readPublishRequest } from './publish-request.ts';
import { POSTER_PATH, readPoster } from './read-poster.ts';
import { assertInBounds, refusalOf } from './refusals.ts';
import { release } from './release-commands.ts';
import { hashOfContent, type StoredPackage, storePackage } from './store-package.ts';

/** What lies in the store and waits for its rows. */
interface PublicationData extends Omit<StoredPackage, 'modes'> {
  readonly modes: string;
}

/**
 * Makes a version of a package: files first, rows last. It is played once another operator has approved its release, since
 * its tables decide what is paid.
 */
export const publish: OperatorCommand = {
  name: 'studio publish',
  usage: PUBLISH_USAGE,
  about: 'Checks a studio’s package and stores it as a version, whose release another operator approves.',
  async fetch(args, { studioFiles, report }) {
    const { folder, poster } = readPublishRequest(args);
    const store = storeOf(studioFiles());
    try {
      const picture = await store.put(Readable.from([await readPoster(poster)]));
      const { modes, files, ...rest } = await storePackage(folder, { store, report });
      const ofPoster = { part: 'poster', path: POSTER_PATH, mediaType: 'image/webp', ...picture } as const;
      const waiting: PublicationData = { ...rest, modes: writeModes(modes), files: [...files, ofPoster] };
      return JSON.stringify(waiting);
    } catch (error) {
      throw refusalOf(error);
    }
  },
  async run(request) {
    const { tx, args, actor, now } = request;
    const { game, name, brand } = readPublishRequest(args);
    const {
      modes: modesText,
      prepared,
      commitment,
      files,
      mathHash,
      warnings,
    }: PublicationData = JSON.parse(request.fetched);
    const modes = readModes(modesText);
    if (await isPlatformGame(tx, game))
      throw new CommandError(`"${game}" is a game of the platform: choose another id.`);
    const bounds = await readConfig(tx, studioBoundsConfig);
    assertInBounds(modes, bounds);
    await lockStudioFiles(tx);
    await insertMissingGame(tx, game);
    await lockGame(tx, game);
    const contentHash = hashOfContent({ name, brand }, files);
    const same = await findVersionOf(tx, game, contentHash);
    if (same !== null) {
      const say = `These bytes are version ${same} of ${game} already: nothing was published.`;
      return { say, subject: null };
    }
    await assertStored(request, files);
    const made = {
      name,
      brand,
      mathHash,
      contentHash,
      commitment,
      modes: modesText,
      prepared: JSON.stringify(prepared),
      publishedAt: now,
      publishedBy: actor,
    };
    const version = await insertVersion(tx, game, made);
    await insertVersionFiles(tx, { game, version }, files);
    const approval = await requestApproval(release, { ...request, args: [game, String(version)] });
    const say = [
      ...describeModes(modes, bounds.largestStake),
      ...warnings.map((warning) => `WARNING: ${warning}: it will not be loaded from there.`),
      `${game}: version ${version} is published, its mathematics have the hash ${mathHash}.`,
      `Its rounds can be checked by the commitment ${commitment}.`,
      approval.say,
    ];
    const details = { version, mathHash, commitment, contentHash, files: files.length };
    return { say: say.join('\n'), subject: `studio game ${game}`, details };
  },
};

/** With the lock held: what is there now stays. @throws CommandError for a file that a sweep has removed */
async function assertStored({ studioFiles }: CommandRequest, files: readonly VersionFile[]): Promise<void> {
  const store = storeOf(studioFiles());
  for (const file of files) {
    const fault = await store.findKnownFault(file);
    if (fault !== null) throw new CommandError(`${file.part}/${file.path} ${fault}: publish again.`);
  }
}
