import type { GameRound } from '../../contract/games/game-calls.ts';
import { seedInUseSchema } from '../../contract/games/seed-pair-calls.ts';
import type { AnyGame } from '../../maths/game-maths.ts';
import type { PromiseVerdict } from '../../maths/verify-promise.ts';
import { type RoundCheck, verifyRound } from '../../maths/verify-round.ts';
import { isCallFailure } from '../../src/platform/http/call-failure.ts';
import { formatLocale, t } from '../../src/platform/i18n.ts';
import { type FrameState, withServerSeed } from './frame-state.ts';
import type { GameServer } from './game-server.ts';
import type { GameTokens } from './launch-token.ts';
import type { Observable } from './observable.ts';
import { failureKeyOf, isSessionOver } from './round-failures.ts';
import type { RoundPromises } from './round-promises.ts';
import type { RoundsTabDependencies, RoundVerdict } from './rounds-tab-dependencies.ts';
import { rotateSeedPair } from './seed-pair.ts';

interface RoundCheckParts<Bet> {
  readonly state: Observable<FrameState<Bet>>;
  readonly server: Pick<GameServer, 'open' | 'roundProof' | 'rotateSeedPair'>;
  readonly tokens: GameTokens;
  readonly promises: Pick<RoundPromises, 'verify'>;
  readonly maths: AnyGame;
  newId(): string;
}

/** Checks rounds of this frame, and reveals the seed that a check needs. */
export function makeRoundCheck<Bet>({
  state,
  server,
  tokens,
  promises,
  maths,
  newId,
}: RoundCheckParts<Bet>): Pick<RoundsTabDependencies, 'verify' | 'reveal'> {
  const patch = (change: Partial<FrameState<Bet>>) => state.set({ ...state.get(), ...change });

  /** The round with its server seed, where that is revealed by now. */
  async function withRevealedSeed(round: GameRound): Promise<GameRound> {
    if (round.proof.serverSeed !== null) return round;
    // Without an answer nothing new is known of it.
    const shown = await server.roundProof(round.roundId).catch(() => null);
    const serverSeed = shown?.proof.serverSeed ?? null;
    if (serverSeed === null) return round;
    const withSeed = (one: GameRound) =>
      one.roundId === round.roundId ? withServerSeed(one, serverSeed) : one;
    const { history, lastRound } = state.get();
    patch({ history: history.map(withSeed), lastRound: lastRound && withSeed(lastRound) });
    return withSeed(round);
  }

  /** Somebody else has changed the seeds: this frame goes on with those of now. */
  async function refreshSeedPair(gameToken: string): Promise<void> {
    const { seedPair, nextCommit } = await server.open({ gameToken });
    patch({ seedPair, nextCommit });
  }

  return {
    async verify(shown) {
      const round = await withRevealedSeed(shown);
      const promise = await promises.verify(round);
      return { round, verdict: verdictOf(promise, verifyRound(maths, round)) };
    },
    async reveal() {
      const gameToken = tokens.readKept() ?? '';
      const { nextCommit } = state.get();
      try {
        patch(await rotateSeedPair(server, { gameToken, nextCommit, clientSeed: newId() }));
        return null;
      } catch (error) {
        if (!isCallFailure(error) || error.key !== 'seedChanged') return revealFailureText(error);
      }
      return refreshSeedPair(gameToken).then(() => null, revealFailureText);
    },
  };
}

function verdictOf(promise: PromiseVerdict, { isRevealed, isFair }: RoundCheck): RoundVerdict {
  if (promise.kind === 'broken') return 'unfair';
  if (!isRevealed) return 'unrevealed';
  if (!isFair) return 'unfair';
  return promise.kind === 'kept' && !promise.gap ? 'fair' : 'unpromised';
}

/** Why a server seed was not revealed, and what to do. */
export function revealFailureText(error: unknown): string {
  const key = failureKeyOf(error);
  const details = isCallFailure(error) ? seedInUseSchema.safeParse(error.details).data : undefined;
  if (key === 'seedInUse' && details) {
    const times = new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'short', timeStyle: 'short' });
    const names = details.rounds.map(
      ({ slug, openedAt }) => `${slugTitle(slug)} (${times.format(openedAt)})`,
    );
    return t('game.rounds.inUse', { rounds: new Intl.ListFormat(formatLocale()).format(names) });
  }
  if (isSessionOver(key)) return t('game.stopped.ended');
  return t('game.rounds.notRevealed');
}

/** As well as its slug says it: the page of one game knows no list of the others. */
const slugTitle = (slug: string): string =>
  slug
    .split('-')
    .map((word) => (word === 'of' ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
