/** The platform's mark as numbers: a fan over three steps in a cut plate. Drawn on 100 by 100. */

const FAN = { x: 50, y: 61, inner: 9, outer: 33, petals: 7 } as const;

const pointOnCircle = (angle: number, radius: number): string => {
  const x = FAN.x + Math.cos(angle) * radius;
  const y = FAN.y + Math.sin(angle) * radius;
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
};

/** One petal of the fan: straight sides, round head. */
function petalPath(index: number): string {
  const width = Math.PI / FAN.petals;
  const from = Math.PI + index * width + 0.035;
  const to = from + width - 0.07;
  const head = FAN.outer * Math.sin((to - from) / 2);
  return `M${pointOnCircle(from, FAN.inner)}L${pointOnCircle(from, FAN.outer)}A${head.toFixed(1)} ${head.toFixed(1)} 0 0 1 ${pointOnCircle(to, FAN.outer)}L${pointOnCircle(to, FAN.inner)}Z`;
}

export const MARK_PLATE = 'M22 4H78L96 22V78L78 96H22L4 78V22Z';
export const MARK_FAN = Array.from({ length: FAN.petals }, (_, index) => petalPath(index)).join('');
export const MARK_STEPS = 'M24 66H76V70H24ZM31 75H69V79H31ZM38 84H62V88H38Z';
