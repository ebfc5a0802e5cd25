#!/usr/bin/env bash
# pixi.js 8.22.0, Chromium with software WebGL.
#
# A sprite of a texture that was made by drawing (`renderer.generateTexture`), and one of a texture with a source (a canvas),
# both red. The graphics context is lost and restored (WEBGL_lose_context). The one with a source is uploaded again; the
# drawn one has the right size and nothing in it.
#
# Seen: `{"before":{"drawn":255,"canvas":255},"after":{"drawn":0,"canvas":255}}`, the red of one pixel of each.
# Fails when it is different.
set -euo pipefail
browser=${CHROME_PATH:-$(command -v chromium)}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund pixi.js@8.22.0 playwright-core@1.65.1
cat > run.mjs <<'JS'
import { chromium } from 'playwright-core';

const chrome = await chromium.launch({
  executablePath: process.argv[2],
  args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
const page = await chrome.newPage();
await page.addScriptTag({ path: 'node_modules/pixi.js/dist/pixi.js' });
const seen = await page.evaluate(async () => {
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const app = new PIXI.Application();
  await app.init({ width: 40, height: 20, preference: 'webgl', preserveDrawingBuffer: true, autoStart: false });
  document.body.append(app.canvas);
  const drawn = app.renderer.generateTexture(new PIXI.Graphics().rect(0, 0, 20, 20).fill(0xff0000));
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 20;
  const context = canvas.getContext('2d');
  context.fillStyle = '#f00';
  context.fillRect(0, 0, 20, 20);
  const other = new PIXI.Sprite(PIXI.Texture.from(canvas));
  other.x = 20;
  app.stage.addChild(new PIXI.Sprite(drawn), other);
  const { gl } = app.renderer;
  const look = () => {
    app.renderer.render(app.stage);
    const red = (x) => {
      const pixel = new Uint8Array(4);
      gl.readPixels(x, 10, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
      return pixel[0];
    };
    return { drawn: red(10), canvas: red(30) };
  };
  const before = look();
  const extension = gl.getExtension('WEBGL_lose_context');
  extension.loseContext();
  await wait(500);
  extension.restoreContext();
  await wait(1_000);
  return { before, after: look() };
});
await chrome.close();
console.log(JSON.stringify(seen));
const found = '{"before":{"drawn":255,"canvas":255},"after":{"drawn":0,"canvas":255}}';
const isAsBefore = JSON.stringify(seen) === found;
console.log(isAsBefore ? 'as found' : 'CHANGED');
process.exit(isAsBefore ? 0 : 1);
JS
node run.mjs "$browser"
