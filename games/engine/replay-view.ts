import type { GameRound } from '../../contract/games/game-calls.ts';
import { workOut } from '../../maths/verify-round.ts';
import { t } from '../../src/platform/i18n.ts';
import { button, element } from './element.ts';
import { loadFonts } from './fonts.ts';
import { type FrameState, OPENING_STATE } from './frame-state.ts';
import type { GameManifest } from './game-manifest.ts';
import { moneyText } from './money-text.ts';
import { readRound } from './read-round.ts';
import type { OpenRoundOf } from './round.ts';
import type { GameSound } from './sound.ts';
import './replay.css';

/** Between two acts of the player, long enough to see what each has brought. */
const STEP_MS = 900;

export interface ReplayView {
  /** Shows the round from its start to its end. */
  show(): Promise<void>;
  setReducedMotion(isReduced: boolean): void;
}

interface ReplayStage {
  readonly place: HTMLElement;
  readonly sound: GameSound;
  announce(text: string): void;
  readonly forcedRenderer: string | null;
}

/**
 * The game's own picture of a past round. It shows the record and nothing else: what is worked out are only the positions
 * between a player's acts, where the seeds are known.
 * @throws Error for a round that the game cannot read
 */
export async function openReplayView<Bet, Outcome>(
  game: GameManifest<Bet, Outcome>,
  round: GameRound,
  { place, ...stage }: ReplayStage,
): Promise<ReplayView> {
  const shown = readRound(game, round);
  const { replayView } = game;
  if (replayView) {
    let isStill = false;
    return {
      show: async () => place.replaceChildren(replayView(shown, isStill)),
      setReducedMotion(isReduced) {
        isStill = isReduced;
      },
    };
  }
  await loadFonts(game.paintedTexts());
  const ignore = () => undefined;
  const scene = await game.openScene({ ...stage, place, setBet: ignore, act: ignore });
  // What could be pressed in it places a bet or acts, and there is neither.
  place.inert = true;
  const { stake, isPlayMoney } = round;
  const still: FrameState<Bet> = {
    ...OPENING_STATE,
    phase: { kind: 'ready' },
    isPlayMoney,
    stakes: game.maths.stakes,
    bet: shown.bet,
    stake,
  };
  const steps = scene.showOpen ? stepsOf(game, round) : [];
  scene.update?.(still);
  return {
    async show() {
      scene.update?.({ ...still, phase: { kind: 'showing', round, isReplay: true } });
      scene.start();
      for (const step of steps) {
        await scene.showOpen?.(step);
        await new Promise((done) => setTimeout(done, STEP_MS));
      }
      await scene.show(shown);
      scene.update?.({ ...still, lastRound: round, history: [round] });
    },
    setReducedMotion: (isReduced) => scene.setReducedMotion(isReduced),
  };
}

/** How the round stood before each of the player's acts; none while its server seed is secret, or for other maths. */
function stepsOf<Bet, Outcome>(
  game: GameManifest<Bet, Outcome>,
  round: GameRound,
): OpenRoundOf<Bet, Outcome>[] {
  const { proof, bet, acts, settledAt } = round;
  const { serverSeed } = proof;
  if (serverSeed === null) return [];
  return acts.flatMap((_, made) => {
    const before = acts.slice(0, made);
    const state = workOut(game.maths, { ...proof, serverSeed, bet, acts: before });
    if (!state || state.isOver) return [];
    const { stake, outcome } = state;
    return readRound(game, {
      ...round,
      acts: before,
      stake,
      outcome,
      openedAt: settledAt,
      settlesAt: settledAt,
    });
  });
}

/** In place of the console: what the round moved, and a button that shows it once more. */
export function makeReplayBar({ stake, win }: Pick<GameRound, 'stake' | 'win'>, show: () => Promise<void>) {
  let isPlaying = false;
  const play = async () => {
    if (isPlaying) return;
    isPlaying = true;
    again.setAttribute('aria-disabled', 'true');
    try {
      await show();
    } finally {
      isPlaying = false;
      again.setAttribute('aria-disabled', 'false');
    }
  };
  const again = button(t('game.rounds.replay'), { class: 'plain-button' }, () => void play());
  const amounts = t('game.rounds.row', { stake: moneyText(stake), win: moneyText(win) });
  const view = element('div', { class: 'replay-bar', role: 'group', 'aria-label': t('game.rounds.replay') }, [
    element('p', {}, [amounts]),
    again,
  ]);
  return { view, play };
}
