import { metalGradient, type Pen } from '../slot/brush.ts';
import { paintSignTitle } from '../slot/sign-title.ts';
import type { Box, SlotLayout } from '../slot/slot-layout.ts';
import { paintPlate } from './wagon-art.ts';

export const DISPLAY_FACES = ['Limelight', 'Noto Sans SC Variable', 'Figtree', 'serif'] as const;

/** The name on a board of the railway, between two signal lamps, with the engine's star above it. */
export function paintStationSign(pen: Pen, { sign, frame }: SlotLayout, title: string): void {
  if (!sign) return;
  const plate: Box = {
    x: frame.x + frame.width * 0.12,
    y: sign.y + sign.height * 0.4,
    width: frame.width * 0.76,
    height: sign.height * 0.5,
  };
  const post = Math.max(6, frame.width * 0.016);
  for (const share of [0.14, 0.86]) {
    pen.fillStyle = '#3A1C05';
    pen.fillRect(frame.x + frame.width * share - post / 2, plate.y, post, frame.y - plate.y + 4);
  }
  const middle = frame.x + frame.width / 2;
  const radius = sign.height * 0.27;
  paintStar(pen, middle, plate.y + radius * 0.28, radius);
  paintPlate(pen, plate, ['#A3161F', '#4A0610']);
  for (const share of [0.06, 0.94])
    paintSignal(pen, frame.x + frame.width * share, plate.y + plate.height * 0.5, sign.height * 0.15);
  paintSignTitle(pen, plate, title, {
    face: DISPLAY_FACES,
    outline: '#2A0508',
    share: 0.54,
    fill(brush, top, foot) {
      const fire = brush.createLinearGradient(0, top, 0, foot);
      fire.addColorStop(0, '#FFF8D0');
      fire.addColorStop(0.5, '#FFD75E');
      fire.addColorStop(1, '#F0842A');
      return fire;
    },
  });
}

/** The boiler's door of the poster's engine, seen above the sign. */
function paintStar(pen: Pen, x: number, y: number, radius: number): void {
  pen.fillStyle = metalGradient(pen, y - radius, y + radius);
  pen.beginPath();
  pen.arc(x, y, radius, Math.PI, 0);
  pen.fill();
  const iron = pen.createRadialGradient(x - radius * 0.3, y - radius * 0.5, 0, x, y, radius);
  iron.addColorStop(0, '#6B4A52');
  iron.addColorStop(1, '#120A10');
  pen.fillStyle = iron;
  pen.beginPath();
  pen.arc(x, y, radius * 0.86, Math.PI, 0);
  pen.fill();
  pen.fillStyle = '#FFE7A6';
  pen.beginPath();
  for (let corner = 0; corner < 10; corner += 1) {
    const angle = (corner * Math.PI) / 5 - Math.PI / 2;
    const reach = radius * (corner % 2 ? 0.17 : 0.42);
    pen.lineTo(x + Math.cos(angle) * reach, y - radius * 0.36 + Math.sin(angle) * reach);
  }
  pen.fill();
}

/** A red signal lamp with its light. */
function paintSignal(pen: Pen, x: number, y: number, size: number): void {
  const light = pen.createRadialGradient(x, y, 0, x, y, size * 2.2);
  light.addColorStop(0, '#FF5A3AC0');
  light.addColorStop(1, '#FF5A3A00');
  pen.fillStyle = light;
  pen.fillRect(x - size * 2.2, y - size * 2.2, size * 4.4, size * 4.4);
  pen.fillStyle = metalGradient(pen, y - size, y + size);
  pen.beginPath();
  pen.roundRect(x - size * 0.7, y - size, size * 1.4, size * 2, size * 0.3);
  pen.fill();
  pen.fillStyle = '#E8302A';
  pen.beginPath();
  pen.roundRect(x - size * 0.48, y - size * 0.7, size * 0.96, size * 1.4, size * 0.2);
  pen.fill();
  pen.fillStyle = '#FFD0B0';
  pen.beginPath();
  pen.ellipse(x - size * 0.14, y - size * 0.3, size * 0.14, size * 0.26, 0, 0, Math.PI * 2);
  pen.fill();
}

/** The departures board under the train; its text is set above it. */
export const paintDepartures = (pen: Pen, { board }: SlotLayout) =>
  paintPlate(pen, board, ['#1C0A0C', '#0A0405']);
