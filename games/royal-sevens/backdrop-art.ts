import { type Pen, paintRays, paintScallops } from '../slot/brush.ts';
import type { SlotLayout } from '../slot/slot-layout.ts';

/** The house lights: ruby for the base game, amethyst while free spins run. */
export type Mood = 'base' | 'feature';

const GROUNDS: Record<
  Mood,
  { glow: string; middle: string; ray: string; velvet: readonly [string, string] }
> = {
  base: { glow: '#6A1426', middle: '#2A0E1B', ray: '#FF8A5A0F', velvet: ['#A5142C', '#2C0610'] },
  feature: { glow: '#4A1E86', middle: '#1E1038', ray: '#E5B8FF14', velvet: ['#5B2A9C', '#150828'] },
};

/** Everything behind the machine: ground, light, rays, scallops, curtains, floor. */
export function paintBackdrop(pen: Pen, layout: SlotLayout, mood: Mood): void {
  const { width, height, frame } = layout;
  const colours = GROUNDS[mood];
  const centreX = width / 2;
  const centreY = frame.y + frame.height * 0.3;
  const reach = Math.max(width, height);
  const ground = pen.createRadialGradient(centreX, centreY, 0, centreX, centreY, reach * 0.75);
  ground.addColorStop(0, colours.glow);
  ground.addColorStop(0.45, colours.middle);
  ground.addColorStop(1, '#0E0B14');
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);

  paintRays(pen, centreX, centreY, reach, 40, colours.ray);
  pen.save();
  pen.globalAlpha = 0.1;
  pen.strokeStyle = '#E9BF6A';
  paintScallops(pen, width, height, 36);
  pen.restore();

  const floor = pen.createLinearGradient(0, height - 120, 0, height);
  floor.addColorStop(0, '#0E0B1400');
  floor.addColorStop(1, '#0E0B14F2');
  pen.fillStyle = floor;
  pen.fillRect(0, height - 120, width, 120);

  const headroom = (layout.sign ?? frame).y;
  if (headroom > 22) paintSwag(pen, width, Math.min(headroom * 0.8, 46), colours.velvet);

  const side = frame.x;
  if (side > 90) {
    paintCurtain(pen, 0, Math.min(side * 0.62, 230), height, colours.velvet);
    pen.save();
    pen.translate(width, 0);
    pen.scale(-1, 1);
    paintCurtain(pen, 0, Math.min(side * 0.62, 230), height, colours.velvet);
    pen.restore();
  }
}

/** A velvet curtain, gathered by a brass band two thirds down; its free edge is on the right. */
function paintCurtain(
  pen: Pen,
  x: number,
  width: number,
  height: number,
  velvet: readonly [string, string],
): void {
  const band = height * 0.64;
  const edge = (y: number) => {
    const above = y < band;
    const share = above ? y / band : (y - band) / (height - band);
    return above ? width * (1 - 0.42 * share ** 1.6) : width * (0.58 + 0.2 * share ** 0.7);
  };
  const folds = 7;
  for (let fold = folds; fold >= 1; fold -= 1) {
    const outer = fold / folds;
    pen.beginPath();
    pen.moveTo(x, 0);
    for (let y = 0; y <= height; y += 12) pen.lineTo(x + edge(y) * outer, y);
    pen.lineTo(x + edge(height) * outer, height);
    pen.lineTo(x, height);
    pen.closePath();
    const shade = pen.createLinearGradient(x + width * ((fold - 1) / folds), 0, x + width * outer, 0);
    shade.addColorStop(0, velvet[1]);
    shade.addColorStop(0.55, velvet[0]);
    shade.addColorStop(0.8, velvet[0]);
    shade.addColorStop(1, velvet[1]);
    pen.fillStyle = shade;
    pen.fill();
  }
  const shadow = pen.createLinearGradient(0, 0, 0, height);
  shadow.addColorStop(0, '#0E0B14A0');
  shadow.addColorStop(0.3, '#0E0B1400');
  shadow.addColorStop(1, '#0E0B14D0');
  pen.fillStyle = shadow;
  pen.beginPath();
  pen.moveTo(x, 0);
  for (let y = 0; y <= height; y += 12) pen.lineTo(x + edge(y), y);
  pen.lineTo(x + edge(height), height);
  pen.lineTo(x, height);
  pen.fill();
  const bandWidth = edge(band) + 5;
  const brass = pen.createLinearGradient(x, 0, x + bandWidth, 0);
  brass.addColorStop(0, '#6B4416');
  brass.addColorStop(0.5, '#FFE09A');
  brass.addColorStop(1, '#8A5A18');
  pen.fillStyle = brass;
  pen.fillRect(x, band - 5, bandWidth, 10);
}

/** A row of velvet scallops along the upper edge, hemmed in brass. */
function paintSwag(pen: Pen, width: number, drop: number, velvet: readonly [string, string]): void {
  const count = Math.max(4, Math.round(width / 110));
  const span = width / count;
  for (let index = 0; index < count; index += 1) {
    const x = index * span;
    pen.beginPath();
    pen.moveTo(x, 0);
    pen.lineTo(x + span, 0);
    pen.lineTo(x + span, drop * 0.4);
    pen.quadraticCurveTo(x + span / 2, drop * 1.6, x, drop * 0.4);
    pen.closePath();
    const fall = pen.createLinearGradient(x, 0, x + span, 0);
    for (let fold = 0; fold <= 8; fold += 1) fall.addColorStop(fold / 8, velvet[fold % 2 ? 0 : 1]);
    pen.fillStyle = fall;
    pen.fill();
    pen.strokeStyle = '#C9962F';
    pen.lineWidth = 2;
    pen.beginPath();
    pen.moveTo(x, drop * 0.4);
    pen.quadraticCurveTo(x + span / 2, drop * 1.6, x + span, drop * 0.4);
    pen.stroke();
  }
  const shade = pen.createLinearGradient(0, 0, 0, drop);
  shade.addColorStop(0, '#0E0B14C0');
  shade.addColorStop(1, '#0E0B1400');
  pen.fillStyle = shade;
  pen.fillRect(0, 0, width, drop);
}
