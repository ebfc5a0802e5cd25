type Work = () => Promise<void>;

const works: Work[] = [];

/** For what several files of one worker share: it ends with the worker. */
export function atWorkerEnd(work: Work): void {
  works.push(work);
}

export async function endWorker(): Promise<void> {
  for (const work of works.splice(0).reverse()) await work();
}
