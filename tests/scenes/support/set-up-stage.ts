import { afterEach, beforeEach, vi } from 'vitest';
import { layOutPaper } from './paper-canvas.ts';
import { holdTime } from './stepped-time.ts';

interface TestStage {
  paper: ReturnType<typeof layOutPaper>;
  time: ReturnType<typeof holdTime>;
}

/** Paper to paint on and stepped time for each test of a file, taken away after it. */
export function setUpStage(): Readonly<TestStage> {
  const stage = {} as TestStage;
  beforeEach(() => {
    stage.paper = layOutPaper();
    stage.time = holdTime();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return stage;
}
