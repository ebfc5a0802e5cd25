import type { ReportStep } from './report-rules.ts';

/** Shares of the chart's height, from its top. */
interface Bar {
  readonly wonTop: number;
  readonly stakedBottom: number;
  readonly net: number;
}

export interface ChartShape {
  /** Where nothing is. */
  readonly zero: number;
  /** Cents at the upper and the lower edge; the lower is what was staked. */
  readonly top: number;
  readonly bottom: number;
  readonly bars: readonly Bar[];
}

/** 1, 2 or 5 with noughts, just above a value: an edge that reads well. */
export function roundUp(value: number): number {
  if (value <= 0) return 0;
  const power = 10 ** Math.floor(Math.log10(value));
  const found = [1, 2, 5, 10].find((digit) => digit * power >= value) ?? 10;
  return found * power;
}

/** The smaller side has room for its axis labels. */
const MIN_SHARE = 0.18;

/** Won above the line, staked below it, both to one scale, so that what is longer is more. */
export function chartShape(steps: readonly ReportStep[]): ChartShape {
  const most = (of: (step: ReportStep) => number) => Math.max(0, ...steps.map(of));
  const up = roundUp(most(({ won, prizes }) => won + prizes));
  const down = roundUp(most(({ staked }) => staked));
  const scale = Math.max(up, down) || 1;
  const [top, bottom] = [Math.max(up, scale * MIN_SHARE), Math.max(down, scale * MIN_SHARE)];
  const whole = top + bottom;
  const zero = top / whole;
  const place = (amount: number) => zero - amount / whole;
  return {
    zero,
    top: up,
    bottom: down,
    bars: steps.map(({ staked, won, prizes, net }) => ({
      wonTop: place(won + prizes),
      stakedBottom: place(-staked),
      net: place(net),
    })),
  };
}
