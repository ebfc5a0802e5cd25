/** What the journey needs of a browser, whichever protocol it speaks. */
export interface Driver {
  /** Name and version, as the browser tells them. */
  readonly name: string;
  goto(url: string): Promise<void>;
  /** The value of an expression in the page, or in its one frame. It must be JSON. */
  read<T>(expression: string, isInFrame?: boolean): Promise<T>;
  /** A pointer that presses and lets go, in pixels of the window. */
  press(point: Point): Promise<void>;
  /** Keys into what has the focus. */
  type(text: string): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Errors of the page's console and scripts so far. */
  readonly errors: readonly string[];
  close(): Promise<void>;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Actions of a finger or mouse, as both protocols take them. */
export const pressActions = ({ x, y }: Point) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pause', duration: 40 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

export const keyActions = (text: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];
