import { KENO_MAX_PICKS, KENO_NUMBERS, type KenoBet } from '../../contract/games/keno-lights.ts';
import type { Cents } from '../../contract/money.ts';
import { t } from '../../src/platform/i18n.ts';
import { button, element, write } from '../engine/element.ts';
import type { FrameState } from '../engine/frame-state.ts';

/** How many numbers a quick pick takes for a player who has chosen none. */
const DEFAULT_PICK_COUNT = 6;

interface NumberChoiceDependencies {
  setBet(bet: KenoBet | null): void;
  stake(): Cents;
  announce(text: string): void;
}

export interface NumberChoice {
  readonly view: HTMLElement;
  /** Chooses a number, or gives it up. */
  toggle(number: number): void;
  update(state: FrameState<KenoBet>): void;
}

/** Which numbers the player has chosen; they stay for the next draw. */
export function makeNumberChoice({ setBet, stake, announce }: NumberChoiceDependencies): NumberChoice {
  let numbers: readonly number[] = [];
  const count = element('output', { class: 'chosen-count' });
  const quick = button('', { class: 'small' }, () => choose(quickPick(numbers.length || DEFAULT_PICK_COUNT)));
  const clear = button(t('keno.clear'), { class: 'small' }, () => choose([]));
  const view = element('div', { class: 'choice' }, [quick, count, clear]);

  function choose(next: readonly number[]): void {
    numbers = next;
    setBet(numbers.length === 0 ? null : { stake: stake(), numbers: [...numbers] });
  }

  return {
    view,
    toggle(number) {
      if (numbers.includes(number)) choose(numbers.filter((other) => other !== number));
      else if (numbers.length < KENO_MAX_PICKS)
        choose([...numbers, number].sort((one, other) => one - other));
      else announce(t('keno.full', { count: KENO_MAX_PICKS }));
    },
    update({ bet, phase }) {
      numbers = bet?.numbers ?? [];
      const isReady = phase.kind === 'ready';
      write(quick, t('keno.quick', { count: numbers.length || DEFAULT_PICK_COUNT }));
      write(count, t('keno.chosen', { count: numbers.length, most: KENO_MAX_PICKS }));
      quick.disabled = !isReady;
      clear.disabled = !isReady || numbers.length === 0;
    },
  };
}

/** Different numbers by chance; which ones are chosen changes nothing about the odds. */
export function quickPick(count: number, random: () => number = Math.random): readonly number[] {
  const left = Array.from({ length: KENO_NUMBERS }, (_, index) => index + 1);
  const picked = Array.from(
    { length: count },
    () => left.splice(Math.floor(random() * left.length), 1)[0] ?? 0,
  );
  return picked.sort((one, other) => one - other);
}
