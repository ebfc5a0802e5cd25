import { MINES_CELLS, type MinesBet, type MinesOutcome } from '../../contract/games/mines-of-brass.ts';
import { t } from '../../src/platform/i18n.ts';
import { element, write } from '../engine/element.ts';
import { canAct } from '../engine/frame-state.ts';
import type { GameManifest } from '../engine/game-manifest.ts';
import { openPicture } from '../engine/picture.ts';
import { winSoundOf } from '../engine/sound.ts';
import { winLevelOf } from '../engine/win-level.ts';
import { makeCells } from './cells.ts';
import { type CellFace, facesOf } from './faces.ts';
import { Field } from './field.ts';
import { makeMineCount } from './mine-count.ts';
import { endText, standText } from './round-text.ts';

/** Reduced motion: long enough to see that something was decided. */
const STILL_MS = 600;
/** The other mines come up after the one that was hit. */
const OTHERS_AFTER_SECONDS = 0.25;
const GEM_LIGHT = '#ffe7a6';

export const openScene: GameManifest<MinesBet, MinesOutcome>['openScene'] = async ({
  place,
  sound,
  announce,
  forcedRenderer,
  setBet,
  act,
}) => {
  const sight = element('div', { class: 'field' });
  const result = element('p', { class: 'result' });
  const count = makeMineCount(setBet);
  const cells = makeCells((cell) => {
    sound.play('press');
    act({ kind: 'open', cell });
  });
  place.classList.add('gallery');
  document.body.classList.add('result-game');
  place.append(count.view, sight, result);
  const view = await openPicture(
    sight,
    forcedRenderer,
    (renderer, loop) => new Field(renderer, loop, cells.place),
  );
  sight.append(cells.view);
  const field = view.picture;
  let prefersReducedMotion = false;
  let isOpenable = false;
  let faces: readonly CellFace[] = [];

  const showFaces = (next: readonly CellFace[]) => {
    faces = next;
    cells.update(faces, isOpenable);
  };
  const say = (text: string, isWin: boolean) => {
    write(result, text);
    result.classList.toggle('won', isWin);
  };
  /** Turns what has changed since the last time; without motion, or after a reload, all at once. */
  const turnTo = (outcome: MinesOutcome): number | null => {
    const next = facesOf(outcome);
    const last = outcome.opened.at(-1);
    const isOneStep = last !== undefined && faces[last] === 'closed' && outcome.opened.length > 0;
    const isFresh = outcome.opened.slice(0, -1).some((cell) => faces[cell] === 'closed');
    if (prefersReducedMotion || !isOneStep || isFresh) field.set(next);
    else void field.turn(last, next[last] ?? 'gem');
    showFaces(next);
    return isOneStep ? last : null;
  };

  showFaces(facesOf({ opened: [], mines: null, multiplier: 0, nextMultiplier: null }));
  say(t('mines.hint'), false);

  return {
    start() {
      field.set(Array.from({ length: MINES_CELLS }, () => 'closed'));
      showFaces([]);
      say('', false);
      sound.play('reel-start');
    },
    async showOpen(round) {
      const step = turnTo(round.outcome);
      if (step !== null) {
        sound.play('bulb', { rate: 0.9 + round.outcome.opened.length * 0.04 });
        if (!prefersReducedMotion) void field.flash(step, GEM_LIGHT);
      }
      const text = standText(round);
      say(text, false);
      announce(text);
    },
    async show(round) {
      const { outcome } = round;
      const isLost = round.win === 0;
      const step = turnTo(outcome);
      const winSound = winSoundOf(winLevelOf(round.stake, round.win));
      if (winSound) sound.play(winSound);
      else sound.play(isLost ? 'reel-stop' : 'coin', { rate: isLost ? 0.5 : 1 });
      say(endText(round), winSound !== null);
      announce(endText(round));
      if (prefersReducedMotion) {
        field.set(facesOf(outcome));
        await new Promise((done) => setTimeout(done, STILL_MS));
        return;
      }
      const others = faces.flatMap((face, cell) => (face === 'otherMine' ? [cell] : []));
      const turned = others.map((cell, order) =>
        field.turn(cell, 'otherMine', OTHERS_AFTER_SECONDS + order * 0.03),
      );
      const gems = outcome.opened.filter((cell) => faces[cell] === 'gem');
      const moment = isLost && step !== null ? field.explode(step) : winSound ? field.cheer(gems) : null;
      await Promise.all([moment, ...turned]);
    },
    cancel() {
      field.set(Array.from({ length: MINES_CELLS }, () => 'closed'));
      showFaces([]);
      say(t('mines.hint'), false);
    },
    update(state) {
      count.update(state);
      isOpenable = canAct(state);
      cells.update(faces, isOpenable);
    },
    setReducedMotion(isReduced) {
      prefersReducedMotion = isReduced;
    },
    free: view.free,
  };
};
