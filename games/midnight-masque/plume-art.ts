import type { Pen } from '../slot/brush.ts';

const PLUMES = {
  violet: ['#D78AFF', '#5A1FA8'],
  blue: ['#8F9AFF', '#2A2F9C'],
} as const;

const BARBS = 15;

/** A plume that stands on the origin and points up, with an eye like a peacock's. */
export function paintPlume(pen: Pen, length: number, width: number, hue: keyof typeof PLUMES): void {
  const [light, dark] = PLUMES[hue];
  const vane = pen.createLinearGradient(0, -length, 0, 0);
  vane.addColorStop(0, light);
  vane.addColorStop(1, dark);
  pen.fillStyle = vane;
  pen.strokeStyle = '#1C0530';
  pen.lineWidth = 1;
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.bezierCurveTo(-width * 0.6, -length * 0.35, -width * 0.56, -length, 0, -length);
  pen.bezierCurveTo(width * 0.56, -length, width * 0.6, -length * 0.35, 0, 0);
  pen.fill();
  pen.stroke();
  pen.strokeStyle = '#F0D9FF80';
  pen.lineWidth = Math.max(0.6, width * 0.03);
  for (let barb = 1; barb < BARBS; barb += 1) {
    const share = barb / BARBS;
    const reach = Math.sin(Math.PI * Math.min(1, share * 0.86 + 0.08)) * width * 0.42;
    const y = -length * share * 0.92;
    for (const side of [-1, 1]) {
      pen.beginPath();
      pen.moveTo(0, y);
      pen.quadraticCurveTo(side * reach * 0.7, y - length * 0.02, side * reach, y - length * 0.075);
      pen.stroke();
    }
  }
  pen.strokeStyle = '#FFE7A6';
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.lineTo(0, -length * 0.95);
  pen.stroke();
  for (const [size, colour] of [
    [0.27, '#200A3D'],
    [0.18, '#46D6C6'],
    [0.07, '#FFF3C9'],
  ] as const) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.arc(0, -length * 0.86, width * size, 0, Math.PI * 2);
    pen.fill();
  }
}

/** What an open mask hangs before: a velvet banner as tall as its reel. */
export function paintBannerOfMask(pen: Pen, width: number, height: number): void {
  const velvet = pen.createLinearGradient(0, 0, 0, height);
  velvet.addColorStop(0, '#3A0E7A');
  velvet.addColorStop(0.5, '#8A2AB0');
  velvet.addColorStop(1, '#3A0E7A');
  pen.fillStyle = velvet;
  pen.fillRect(0, 0, width, height);
  const light = pen.createRadialGradient(width / 2, height / 2, 0, width / 2, height / 2, height * 0.46);
  light.addColorStop(0, '#FFB8F0B0');
  light.addColorStop(1, '#FF7BD000');
  pen.fillStyle = light;
  pen.fillRect(0, 0, width, height);
  for (let fold = 0; fold < 6; fold += 1) {
    pen.fillStyle = fold % 2 ? '#FFFFFF0C' : '#0000002A';
    pen.fillRect((fold * width) / 6, 0, width / 12, height);
  }
  pen.strokeStyle = '#F6CF7C';
  pen.lineWidth = 3;
  pen.strokeRect(3, 3, width - 6, height - 6);
  pen.lineWidth = 1;
  pen.strokeStyle = '#FFE7A690';
  pen.strokeRect(8, 8, width - 16, height - 16);
}
