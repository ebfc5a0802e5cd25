import type { TableLayout } from './layout.ts';

type Pen = CanvasRenderingContext2D;

/** The salon at night: a panelled wall, a lamp with a green shade, its light on an oval table. Painted once a size. */
export function paintSalon(pen: Pen, layout: TableLayout): void {
  paintWall(pen, layout);
  paintTable(pen, layout);
  paintLight(pen, layout);
  paintLamp(pen, layout);
  paintShoe(pen, layout);
}

function paintWall(pen: Pen, { width, height, wall, table }: TableLayout): void {
  const night = pen.createRadialGradient(width / 2, wall, 0, width / 2, wall, Math.max(width, height) * 0.75);
  night.addColorStop(0, '#35609f');
  night.addColorStop(0.5, '#16294f');
  night.addColorStop(1, '#060b1a');
  pen.fillStyle = night;
  pen.fillRect(0, 0, width, height);
  const count = Math.max(6, Math.round(width / 84));
  const pitch = width / count;
  const low = table.y;
  for (let panel = 0; panel < count; panel += 1) {
    const x = panel * pitch + 4;
    const relief = pen.createLinearGradient(x, 0, x + pitch, 0);
    relief.addColorStop(0, '#0c1a3480');
    relief.addColorStop(0.5, '#2b4d8a66');
    relief.addColorStop(1, '#0a142a80');
    pen.fillStyle = relief;
    pen.fillRect(x, -4, pitch - 8, low);
    pen.strokeStyle = '#c9962f99';
    pen.lineWidth = 1;
    pen.strokeRect(x, -4, pitch - 8, low);
    pen.strokeStyle = '#c9962f59';
    pen.beginPath();
    pen.moveTo(x + 9, low);
    pen.lineTo(x + 9, 26);
    pen.lineTo(x + pitch / 2 - 4, 8);
    pen.lineTo(x + pitch - 17, 26);
    pen.lineTo(x + pitch - 17, low);
    pen.stroke();
  }
}

function paintTable(pen: Pen, { width, wall, table }: TableLayout): void {
  const oval = (inset: number) => {
    pen.beginPath();
    pen.ellipse(table.x, table.y, table.radiusX - inset, table.radiusY - inset, 0, 0, Math.PI * 2);
  };
  const rim = Math.max(9, Math.min(16, width * 0.02));
  pen.save();
  pen.shadowColor = '#000000b3';
  pen.shadowBlur = 26;
  const wood = pen.createLinearGradient(0, table.y - table.radiusY, 0, table.y - table.radiusY + 60);
  wood.addColorStop(0, '#8a5a2c');
  wood.addColorStop(1, '#32190a');
  pen.fillStyle = wood;
  oval(-rim);
  pen.fill();
  pen.restore();
  const cloth = pen.createRadialGradient(
    table.x,
    wall + table.radiusY * 0.4,
    0,
    table.x,
    wall + table.radiusY * 0.5,
    table.radiusX,
  );
  cloth.addColorStop(0, '#2fb07b');
  cloth.addColorStop(0.45, '#15724d');
  cloth.addColorStop(1, '#042a1b');
  pen.fillStyle = cloth;
  oval(0);
  pen.fill();
  const brass = pen.createLinearGradient(
    0,
    table.y - table.radiusY,
    table.x * 2,
    table.y - table.radiusY + 80,
  );
  brass.addColorStop(0, '#8a5f1c');
  brass.addColorStop(0.35, '#ffe7a6');
  brass.addColorStop(0.6, '#c9962f');
  brass.addColorStop(1, '#8a5f1c');
  pen.strokeStyle = brass;
  pen.lineWidth = 4;
  oval(0);
  pen.stroke();
  pen.strokeStyle = '#ffe7a68c';
  pen.lineWidth = 1.2;
  oval(rim * 1.4);
  pen.stroke();
}

/** The cone of light under the lamp, and the dark beside it. */
function paintLight(pen: Pen, { width, height, wall }: TableLayout): void {
  const from = wall * 0.7;
  const reach = Math.max(width * 0.42, height * 0.5);
  const beam = pen.createLinearGradient(0, from, 0, height);
  beam.addColorStop(0, '#fff0b8b3');
  beam.addColorStop(0.4, '#fff0b833');
  beam.addColorStop(1, '#fff0b800');
  pen.fillStyle = beam;
  pen.beginPath();
  pen.moveTo(width / 2 - wall * 0.62, from);
  pen.lineTo(width / 2 + wall * 0.62, from);
  pen.lineTo(width / 2 + reach, height);
  pen.lineTo(width / 2 - reach, height);
  pen.fill();
  const dark = pen.createRadialGradient(
    width / 2,
    height * 0.5,
    height * 0.3,
    width / 2,
    height * 0.5,
    Math.max(width, height) * 0.72,
  );
  dark.addColorStop(0, '#02040c00');
  dark.addColorStop(1, '#02040cbf');
  pen.fillStyle = dark;
  pen.fillRect(0, 0, width, height);
}

/** Drawn on a grid of 100, its lower edge at 0; in a low window only that edge is seen. */
function paintLamp(pen: Pen, { width, wall }: TableLayout): void {
  pen.save();
  pen.translate(width / 2, wall * 0.74);
  const scale = Math.max(0.52, wall / 118);
  pen.scale(scale, scale);
  const halo = pen.createRadialGradient(0, 4, 0, 0, 4, 150);
  halo.addColorStop(0, '#fff3c9b3');
  halo.addColorStop(0.4, '#ffdf8a40');
  halo.addColorStop(1, '#ffdf8a00');
  pen.fillStyle = halo;
  pen.fillRect(-150, -146, 300, 300);
  pen.strokeStyle = '#e9bf6a';
  pen.lineWidth = 4;
  pen.beginPath();
  pen.moveTo(0, -200);
  pen.lineTo(0, -70);
  pen.stroke();
  const brass = pen.createLinearGradient(-80, 0, 80, 0);
  for (const [at, colour] of [
    [0, '#6b4416'],
    [0.3, '#ffe7a6'],
    [0.55, '#c9962f'],
    [1, '#5a3810'],
  ] as const)
    brass.addColorStop(at, colour);
  pen.fillStyle = brass;
  pen.fill(new Path2D('M-24 -72H24L34 -56H-34Z'));
  const shade = pen.createLinearGradient(0, -56, 0, 0);
  shade.addColorStop(0, '#4fdc9a');
  shade.addColorStop(0.5, '#138056');
  shade.addColorStop(1, '#063a26');
  pen.fillStyle = shade;
  pen.fill(new Path2D('M-34 -56H34C58 -42 74 -24 80 -4H-80C-74 -24 -58 -42 -34 -56Z'));
  pen.fillStyle = '#eafff240';
  pen.fill(new Path2D('M-26 -52H-8C-24 -38 -40 -22 -46 -8H-66C-60 -26 -44 -44 -26 -52Z'));
  pen.fillStyle = brass;
  pen.fillRect(-82, -6, 164, 8);
  pen.fillStyle = '#fffdf0';
  pen.beginPath();
  pen.ellipse(0, 3, 70, 7, 0, 0, Math.PI * 2);
  pen.fill();
  pen.restore();
}

/** The shoe that the cards come from. */
function paintShoe(pen: Pen, { shoe, cardWidth }: TableLayout): void {
  const size = (cardWidth * shoe.scale) / 100;
  pen.save();
  pen.translate(shoe.x, shoe.y);
  pen.rotate(shoe.turn);
  pen.scale(size, size);
  pen.fillStyle = '#00000073';
  pen.fillRect(-74, -92, 160, 200);
  const body = pen.createLinearGradient(-80, 0, 80, 0);
  body.addColorStop(0, '#2a2436');
  body.addColorStop(0.5, '#16111f');
  body.addColorStop(1, '#0a0710');
  pen.fillStyle = body;
  pen.strokeStyle = '#c9962f';
  pen.lineWidth = 5;
  pen.beginPath();
  pen.roundRect(-80, -100, 160, 200, 14);
  pen.fill();
  pen.stroke();
  pen.fillStyle = '#f3e8cf';
  pen.beginPath();
  pen.roundRect(-56, -66, 112, 152, 10);
  pen.fill();
  pen.fillStyle = '#14306e';
  pen.beginPath();
  pen.roundRect(-48, -58, 96, 136, 7);
  pen.fill();
  pen.strokeStyle = '#e9bf6a';
  pen.lineWidth = 3;
  pen.stroke();
  pen.restore();
}
