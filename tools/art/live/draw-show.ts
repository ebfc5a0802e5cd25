/**
 * Draws a moment of the sandbox's show: a stage whose curtain opens, a fan of rays, two spotlights and a frame of bulbs.
 * It runs in a page, so it uses nothing but its parameters.
 * @param t from 0 to 1 over the whole show, whose end is its beginning
 */
export function drawShow(ink: CanvasRenderingContext2D, width: number, height: number, t: number): void {
  const TURN = Math.PI * 2;
  const middle = { x: width / 2, y: height * 0.66 };
  const ease = (x: number) => {
    const share = Math.min(1, Math.max(0, x));
    return share * share * (3 - 2 * share);
  };
  const opening = ease((t - 0.04) / 0.16) * (1 - ease((t - 0.84) / 0.14));

  const ground = ink.createRadialGradient(middle.x, middle.y, 10, middle.x, middle.y, width * 0.7);
  ground.addColorStop(0, '#5a1530');
  ground.addColorStop(0.55, '#2a1026');
  ground.addColorStop(1, '#0e0b14');
  ink.fillStyle = ground;
  ink.fillRect(0, 0, width, height);

  const rays = 18;
  for (let ray = 0; ray < rays; ray += 1) {
    const from = Math.PI + (Math.PI / rays) * (ray + 2 * t * 3);
    const angle = Math.PI + ((from - Math.PI) % Math.PI);
    ink.fillStyle = ray % 2 === 0 ? 'rgba(201,150,47,.20)' : 'rgba(255,231,166,.05)';
    ink.beginPath();
    ink.moveTo(middle.x, middle.y);
    ink.arc(middle.x, middle.y, width, angle, angle + Math.PI / rays);
    ink.fill();
  }

  const metal = ink.createLinearGradient(0, middle.y - 120, 0, middle.y);
  for (const [at, colour] of [
    [0, '#fff6d2'],
    [0.3, '#ffe09a'],
    [0.5, '#c9962f'],
    [0.54, '#8a5a18'],
    [0.7, '#f6cf7c'],
    [1, '#6b4416'],
  ] as const)
    metal.addColorStop(at, colour);
  const petals = 9;
  for (let petal = 0; petal < petals; petal += 1) {
    const lit = 0.55 + 0.45 * Math.sin(TURN * (t * 6 - petal / petals));
    const from = Math.PI + (Math.PI / petals) * petal + 0.035;
    const to = Math.PI + (Math.PI / petals) * (petal + 1) - 0.035;
    ink.globalAlpha = 0.45 + 0.55 * lit;
    ink.fillStyle = metal;
    ink.beginPath();
    ink.arc(middle.x, middle.y, 112, from, to);
    ink.arc(middle.x, middle.y, 46, to, from, true);
    ink.closePath();
    ink.fill();
  }
  ink.globalAlpha = 1;
  ink.fillStyle = '#b3162a';
  ink.strokeStyle = '#ffe7a6';
  ink.lineWidth = 3;
  ink.beginPath();
  ink.arc(middle.x, middle.y, 36, Math.PI, TURN);
  ink.closePath();
  ink.fill();
  ink.stroke();

  const steps = 4;
  for (let step = 0; step < steps; step += 1) {
    const half = 130 + step * 52;
    const top = middle.y + step * ((height - middle.y) / steps);
    ink.fillStyle = ['#c9962f', '#8a5f1c', '#6b4a16', '#4a3210'][step] ?? '#4a3210';
    ink.fillRect(middle.x - half, top, half * 2, height);
    ink.fillStyle = '#ffe7a6';
    ink.fillRect(middle.x - half, top, half * 2, 2);
    ink.fillStyle = '#1a1320';
    ink.fillRect(middle.x - half + 4, top + 6, half * 2 - 8, height);
  }

  for (const side of [-1, 1]) {
    const foot = middle.x + side * (60 + 110 * Math.sin(TURN * (t * 2 + (side + 1) / 8)));
    const beam = ink.createLinearGradient(middle.x + side * width * 0.4, 0, foot, height * 0.9);
    beam.addColorStop(0, 'rgba(255,246,210,.34)');
    beam.addColorStop(1, 'rgba(255,246,210,.02)');
    ink.fillStyle = beam;
    ink.beginPath();
    ink.moveTo(middle.x + side * width * 0.4 - 8, -10);
    ink.lineTo(middle.x + side * width * 0.4 + 8, -10);
    ink.lineTo(foot + 64, height * 0.94);
    ink.lineTo(foot - 64, height * 0.94);
    ink.fill();
  }

  const folds = 7;
  for (const side of [-1, 1]) {
    const cloth = (width / 2) * (1 - 0.8 * opening);
    const fold = cloth / folds;
    for (let index = 0; index < folds; index += 1) {
      const x = side < 0 ? index * fold : width - (index + 1) * fold;
      const shade = ink.createLinearGradient(x, 0, x + fold, 0);
      shade.addColorStop(0, '#4b0f1c');
      shade.addColorStop(0.45, '#c2203a');
      shade.addColorStop(1, '#5a1120');
      ink.fillStyle = shade;
      ink.fillRect(x, 0, fold + 1, height);
    }
    ink.fillStyle = '#e9bf6a';
    ink.fillRect(side < 0 ? cloth - 3 : width - cloth, 0, 3, height);
  }
  const scallops = 8;
  for (let index = 0; index < scallops; index += 1) {
    const reach = width / scallops;
    const drape = ink.createRadialGradient(
      (index + 0.5) * reach,
      0,
      4,
      (index + 0.5) * reach,
      0,
      reach * 0.62,
    );
    drape.addColorStop(0, '#d02a44');
    drape.addColorStop(0.86, '#6e1830');
    drape.addColorStop(0.87, '#e9bf6a');
    drape.addColorStop(0.94, '#c9962f');
    drape.addColorStop(0.95, 'rgba(0,0,0,0)');
    ink.fillStyle = drape;
    ink.fillRect(index * reach - reach * 0.12, 0, reach * 1.24, reach * 0.62);
  }

  const rim = 13;
  ink.strokeStyle = '#2b1408';
  ink.lineWidth = rim * 2;
  ink.strokeRect(0, 0, width, height);
  ink.strokeStyle = '#c9962f';
  ink.lineWidth = 2;
  ink.strokeRect(rim + 1, rim + 1, width - 2 * rim - 2, height - 2 * rim - 2);
  const across = 40;
  const down = 22;
  const bulbs = 2 * (across + down);
  for (let index = 0; index < bulbs; index += 1) {
    const isTop = index < across;
    const isRight = !isTop && index < across + down;
    const isFoot = !isTop && !isRight && index < 2 * across + down;
    const along = isTop
      ? index / across
      : isRight
        ? (index - across) / down
        : isFoot
          ? 1 - (index - across - down) / across
          : 1 - (index - 2 * across - down) / down;
    const x = isTop || isFoot ? 7 + along * (width - 14) : isRight ? width - 7 : 7;
    const y = isTop ? 7 : isFoot ? height - 7 : 7 + along * (height - 14);
    const isLit = (index + Math.floor(t * 48)) % 3 !== 2;
    ink.fillStyle = isLit ? '#fff0be' : '#7a5a1e';
    ink.beginPath();
    ink.arc(x, y, 3.4, 0, TURN);
    ink.fill();
  }
}
