let settle: () => void = () => undefined;

/** Resolves when the stage has taken over for the first time, or it is known that none will. */
export const stageSettled: Promise<void> = new Promise((done) => {
  settle = done;
});

export function markStageSettled(): void {
  settle();
}
