interface Point {
  readonly x: number;
  readonly y: number;
}

const STEPS: Readonly<Record<string, Point>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};
/** A place beside the way counts as this much farther away. */
const SIDEWAYS_COST = 2.5;

/** The nearest of the places in the direction of an arrow key; null for another key, and at the end. */
export function nearestTowards<T extends Point>(key: string, from: Point, places: readonly T[]): T | null {
  const step = STEPS[key];
  if (!step) return null;
  let best: T | null = null;
  let shortest = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const ahead = dx * step.x + dy * step.y;
    const beside = Math.abs(dx * step.y) + Math.abs(dy * step.x);
    const distance = ahead + beside * SIDEWAYS_COST;
    if (ahead > 1 && distance < shortest) [best, shortest] = [place, distance];
  }
  return best;
}

/** One stop of the Tab key for all of them; arrow keys move between them as they lie on the screen. */
export function roveFocus(group: HTMLElement, buttons: readonly HTMLButtonElement[]): void {
  const choose = (button: HTMLButtonElement) => {
    for (const one of buttons) one.tabIndex = one === button ? 0 : -1;
  };
  const middleOf = (button: HTMLButtonElement) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return { button, x: x + width / 2, y: y + height / 2 };
  };
  if (buttons[0]) choose(buttons[0]);
  group.addEventListener('focusin', ({ target }) => {
    const button = buttons.find((one) => one === target);
    if (button) choose(button);
  });
  group.addEventListener('keydown', (event) => {
    const at = buttons.find((one) => one === event.target);
    if (!at) return;
    const others = buttons.filter((one) => one !== at).map(middleOf);
    const next = nearestTowards(event.key, middleOf(at), others);
    if (!next) return;
    event.preventDefault();
    next.button.focus();
  });
}
