import type { Pen } from '../slot/brush.ts';

/** A light bulb in the middle of a square of `size`; a lit one has a halo. */
export function paintBulb(pen: Pen, size: number, isLit: boolean): void {
  const middle = size / 2;
  const radius = size * 0.24;
  if (isLit) {
    const halo = pen.createRadialGradient(middle, middle, 0, middle, middle, middle);
    halo.addColorStop(0, '#FFE7A6C0');
    halo.addColorStop(0.5, '#FFB84A50');
    halo.addColorStop(1, '#FFB84A00');
    pen.fillStyle = halo;
    pen.fillRect(0, 0, size, size);
  }
  const glass = pen.createRadialGradient(
    middle - radius * 0.3,
    middle - radius * 0.4,
    0,
    middle,
    middle,
    radius,
  );
  glass.addColorStop(0, isLit ? '#FFFFFF' : '#C98F3A');
  glass.addColorStop(0.5, isLit ? '#FFEDB8' : '#8A5A18');
  glass.addColorStop(1, isLit ? '#E9A93F' : '#4A2A0C');
  pen.fillStyle = glass;
  pen.beginPath();
  pen.arc(middle, middle, radius, 0, Math.PI * 2);
  pen.fill();
}
