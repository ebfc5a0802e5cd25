import type { Pen } from '../slot/brush.ts';

/** What an opened swordsman stands before: his banner, as tall as the reel, with the sun in its middle. */
export function paintBannerOfSwordsman(pen: Pen, width: number, height: number): void {
  const cloth = pen.createLinearGradient(0, 0, 0, height);
  cloth.addColorStop(0, '#5A0A14');
  cloth.addColorStop(0.5, '#C8281E');
  cloth.addColorStop(1, '#5A0A14');
  pen.fillStyle = cloth;
  pen.fillRect(0, 0, width, height);
  const middle = height / 2;
  const light = pen.createRadialGradient(width / 2, middle, 0, width / 2, middle, height * 0.42);
  light.addColorStop(0, '#FFC27AD0');
  light.addColorStop(1, '#FF7A3C00');
  pen.fillStyle = light;
  pen.fillRect(0, 0, width, height);
  for (let fold = 0; fold < 6; fold += 1) {
    pen.fillStyle = fold % 2 ? '#FFFFFF0E' : '#0000002E';
    pen.fillRect((fold * width) / 6, 0, width / 12, height);
  }
  pen.fillStyle = '#12060C';
  for (const y of [0, height - height * 0.045]) pen.fillRect(0, y, width, height * 0.045);
  paintCrest(pen, width / 2, height * 0.15, width * 0.2);
  paintCrest(pen, width / 2, height * 0.85, width * 0.2);
  pen.strokeStyle = '#F0A080';
  pen.lineWidth = 2.5;
  pen.strokeRect(3, 3, width - 6, height - 6);
}

/** Three blades in a ring. */
function paintCrest(pen: Pen, x: number, y: number, radius: number): void {
  pen.save();
  pen.translate(x, y);
  pen.fillStyle = '#12060C';
  pen.strokeStyle = '#FFD9A8';
  pen.lineWidth = Math.max(1.5, radius * 0.1);
  pen.beginPath();
  pen.arc(0, 0, radius, 0, Math.PI * 2);
  pen.fill();
  pen.stroke();
  pen.fillStyle = '#FFD9A8';
  for (let blade = 0; blade < 3; blade += 1) {
    pen.rotate((Math.PI * 2) / 3);
    pen.beginPath();
    pen.moveTo(0, -radius * 0.8);
    pen.quadraticCurveTo(radius * 0.34, -radius * 0.4, 0, -radius * 0.08);
    pen.quadraticCurveTo(-radius * 0.34, -radius * 0.4, 0, -radius * 0.8);
    pen.fill();
  }
  pen.restore();
}
