export type Pen = CanvasRenderingContext2D;

/** A domed rivet with its light from the upper left. */
export function paintRivet(pen: Pen, x: number, y: number, radius: number): void {
  const dome = pen.createRadialGradient(x - radius * 0.35, y - radius * 0.35, 0, x, y, radius);
  dome.addColorStop(0, '#fff6d2');
  dome.addColorStop(0.5, '#c9962f');
  dome.addColorStop(1, '#4d2e0a');
  pen.fillStyle = dome;
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
}
