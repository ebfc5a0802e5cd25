import { gsap } from 'gsap';
import { Sprite, type Texture } from 'pixi.js';
import { bake } from '../engine/bake.ts';
import type { Machine } from './machine.ts';

const COIN = 26;

/** Coins that rise from behind the frame and fall past it, at three depths. Decoration: no amount is in them. */
export function coinShower(machine: Machine, count: number, run: gsap.core.Timeline): () => void {
  const texture: Texture = bake(COIN, COIN, 2, paintCoin);
  const { frame, height } = machine.layout;
  const coins = Array.from({ length: count }, (_, index) => {
    const coin = new Sprite(texture);
    const depth = [0.6, 0.85, 1.25][index % 3] as number;
    // Spread by the golden ratio: even, never in rows, and the same every time.
    const share = (index * 0.618034) % 1;
    const x = frame.x + frame.width * share;
    coin.anchor.set(0.5);
    coin.scale.set(depth);
    coin.alpha = 0;
    coin.position.set(x, frame.y + frame.height * 0.6);
    const at = (index / count) * 1.1;
    const peak = frame.y - 40 - 90 * ((index * 0.414) % 1);
    run.set(coin, { alpha: 1 }, at);
    run.to(coin, { x: x + (share - 0.5) * 120, duration: 1.5, ease: 'none' }, at);
    run.to(coin, { y: peak, duration: 0.55, ease: 'power2.out' }, at);
    run.to(coin, { y: height + 40, duration: 0.95, ease: 'power2.in' }, at + 0.55);
    run.to(coin.scale, { x: -depth, duration: 0.22, repeat: 6, yoyo: true, ease: 'sine.inOut' }, at);
    machine.banners.addChild(coin);
    return coin;
  });
  return () => {
    for (const coin of coins) {
      gsap.killTweensOf([coin, coin.scale]);
      coin.destroy();
    }
    texture.destroy(true);
  };
}

function paintCoin(pen: CanvasRenderingContext2D): void {
  const middle = COIN / 2;
  const face = pen.createRadialGradient(middle - 4, middle - 5, 1, middle, middle, middle);
  face.addColorStop(0, '#FFF6D2');
  face.addColorStop(0.55, '#E9BF6A');
  face.addColorStop(1, '#8A5A18');
  pen.fillStyle = face;
  pen.beginPath();
  pen.arc(middle, middle, middle - 1, 0, Math.PI * 2);
  pen.fill();
  pen.strokeStyle = '#6B4416';
  pen.lineWidth = 1.4;
  pen.beginPath();
  pen.arc(middle, middle, middle - 4.5, 0, Math.PI * 2);
  pen.stroke();
  pen.beginPath();
  for (let corner = 0; corner < 8; corner += 1) {
    const angle = (corner * Math.PI) / 4 - Math.PI / 2;
    const reach = corner % 2 ? 2.2 : 5.6;
    pen.lineTo(middle + Math.cos(angle) * reach, middle + Math.sin(angle) * reach);
  }
  pen.closePath();
  pen.fillStyle = '#8A5A18';
  pen.fill();
}
