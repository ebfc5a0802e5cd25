import { describe, expect, it } from 'vitest';
import { countFrames, type TraceEvent } from '../load/scroll-frames.ts';

const frame = (pid: number, state: string, ph = 'b'): TraceEvent => ({
  name: 'PipelineReporter',
  ph,
  pid,
  args: { frame_reporter: { state } },
});

describe('frames on time', () => {
  it('frames with an update are counted, in the process that drew most', () => {
    const page = ['STATE_PRESENTED_ALL', 'STATE_PRESENTED_ALL', 'STATE_PRESENTED_PARTIAL', 'STATE_DISCARDED'];
    const events = [
      frame(1, 'STATE_PRESENTED_ALL'),
      ...page.map((state) => frame(2, state)),
      frame(2, 'STATE_NO_UPDATE_DESIRED'),
      frame(2, 'STATE_PRESENTED_ALL', 'e'),
      { name: 'BeginFrame', ph: 'b', pid: 2 },
    ];
    expect(countFrames(events)).toEqual({ onTime: 2, wanted: 4 });
  });

  it('count is zero when nothing was drawn', () => {
    expect(countFrames([])).toEqual({ onTime: 0, wanted: 0 });
  });
});
