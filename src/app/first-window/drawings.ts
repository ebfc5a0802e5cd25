import { nextTask } from '../../platform/next-task.ts';
import { PLATE, setAttribute } from './element.ts';

interface Drawing {
  readonly element: Element;
  /** Of its text, which grows with what is drawn. */
  readonly length: number;
  draw(): void;
}

const waiting: Drawing[] = [];
/** After which a task begins no other drawing: on a slow phone one takes some 15 ms. */
const TASK_MS = 20;

/**
 * Sets an attribute; a drawing later, as each of them is a document, which is set in a task of its own. The place of what
 * carries it is set at once: it must not move when the drawing comes.
 */
export function setLater(element: HTMLElement | SVGElement, name: string, value: string): void {
  const wait = (draw: () => void) => waiting.push({ element, length: value.length, draw });
  if (name === PLATE)
    wait(() => {
      element.style.backgroundImage = `url("${value}")`;
    });
  else if (value.startsWith('data:image')) wait(() => setAttribute(element, name, value));
  else setAttribute(element, name, value);
}

/** Sets the drawing with most in it, the banner's frame: it is the largest paint of the window. */
export function setLargestDrawing(): void {
  waiting.sort((one, other) => other.length - one.length);
  waiting.shift()?.draw();
}

/** Sets the other drawings. Resolves when all are. */
export async function setDrawings(): Promise<void> {
  let startedAt = performance.now();
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    next.draw();
    // The document is made with the element's style: otherwise all of them would be, in the next frame.
    next.element.checkVisibility();
    if (performance.now() - startedAt < TASK_MS) continue;
    await nextTask();
    startedAt = performance.now();
  }
}
