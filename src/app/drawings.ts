import { nextTask } from '../platform/next-task.ts';

/** Drawings inside the page are a document each, which a slow phone makes in some 15 ms. */
export const isDrawing = (value: string): boolean => value.includes('data:image');

interface Drawing {
  readonly element: Element;
  draw(): void;
}

const drawings: Drawing[] = [];
/** After which a task begins no other drawing. */
const TASK_MS = 20;

/** Leaves a drawing of an element for `setDrawings`. */
export function addDrawing(element: Element, draw: () => void): void {
  drawings.push({ element, draw });
}

/** Sets the drawings, a few in a task. Resolves when all are. */
export async function setDrawings(): Promise<void> {
  let startedAt = performance.now();
  for (let next = drawings.shift(); next; next = drawings.shift()) {
    next.draw();
    // The document is made with the element's style: otherwise all of them would be, in the next frame.
    next.element.checkVisibility();
    if (performance.now() - startedAt < TASK_MS) continue;
    await nextTask();
    startedAt = performance.now();
  }
}
