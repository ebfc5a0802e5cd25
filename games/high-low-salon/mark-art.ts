type Pen = CanvasRenderingContext2D;

/** How a card came to lie there, and whether the guess was right. */
export type StepMark = 'higher' | 'lower' | 'same' | 'skip' | 'wrong';

const GROUNDS: Readonly<Record<StepMark, readonly [light: string, dark: string]>> = {
  higher: ['#5fe0a4', '#0a5a3c'],
  lower: ['#ff7a68', '#8d0a1a'],
  same: ['#ffe09a', '#8a5f1c'],
  skip: ['#9fb4bd', '#2a4450'],
  wrong: ['#4a3540', '#160a10'],
};

/** Paths on a grid from -40 to 40; y points down. */
const SIGNS: Readonly<Record<StepMark, string>> = {
  higher: 'M0 -36L34 4H15V34H-15V4H-34Z',
  lower: 'M0 36L34 -4H15V-34H-15V-4H-34Z',
  same: 'M-30 -21H30V-6H-30ZM-30 6H30V21H-30Z',
  skip: 'M-30 -28L0 0L-30 28ZM2 -28L32 0L2 28Z',
  wrong: 'M-30 -18L-18 -30L0 -12L18 -30L30 -18L12 0L30 18L18 30L0 12L-18 30L-30 18L-12 0Z',
};

const isStepMark = (mark: string): mark is StepMark => Object.hasOwn(SIGNS, mark);

/** A round jewel in a ring of brass with the sign of the step. @param size of the square */
export function paintStepMark(pen: Pen, mark: string, size: number): void {
  if (!isStepMark(mark)) return;
  const [light, dark] = GROUNDS[mark];
  pen.translate(size / 2, size / 2);
  pen.scale(size / 100, size / 100);
  pen.fillStyle = '#00000059';
  pen.beginPath();
  pen.arc(2, 5, 42, 0, Math.PI * 2);
  pen.fill();
  const jewel = pen.createRadialGradient(-12, -16, 4, 0, 0, 42);
  jewel.addColorStop(0, light);
  jewel.addColorStop(1, dark);
  pen.fillStyle = jewel;
  pen.strokeStyle = mark === 'wrong' ? '#ff5d6c' : '#ffe7a6';
  pen.lineWidth = 5;
  pen.beginPath();
  pen.arc(0, 0, 41, 0, Math.PI * 2);
  pen.fill();
  pen.stroke();
  pen.scale(0.62, 0.62);
  pen.fillStyle = mark === 'wrong' ? '#ff8d98' : '#fffbe6';
  pen.fill(new Path2D(SIGNS[mark]));
}
