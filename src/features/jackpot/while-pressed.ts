type ScheduleAfter = (ms: number, work: () => void) => () => void;

/**
 * Stops the flight of `element` where it is while a pointer is down on it, until its click has come: a press and its
 * release that do not meet the same button are no click.
 * @param whenReleased the element may move again
 */
export function whilePressed(element: HTMLElement, after: ScheduleAfter, onRelease: () => void) {
  let isDown = false;
  let cancel = () => {};

  const hold = () => {
    isDown = true;
    cancel();
    const { x, y } = element.getBoundingClientRect();
    element.setAttribute('data-pressed', '');
    element.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
  };
  const release = () => {
    if (!isDown) return;
    // A drag flies from the hand at once; a click comes before the next task.
    element.removeAttribute('data-pressed');
    cancel = after(0, () => {
      isDown = false;
      onRelease();
    });
  };
  element.addEventListener('pointerdown', hold, { capture: true });
  addEventListener('pointerup', release, { capture: true });
  addEventListener('pointercancel', release, { capture: true });
  return {
    isHeld: () => isDown,
    stop() {
      cancel();
      element.removeAttribute('data-pressed');
      element.removeEventListener('pointerdown', hold, { capture: true });
      removeEventListener('pointerup', release, { capture: true });
      removeEventListener('pointercancel', release, { capture: true });
    },
  };
}
