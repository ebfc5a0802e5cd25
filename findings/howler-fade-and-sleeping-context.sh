#!/usr/bin/env bash
# howler 2.2.4, Chromium.
#
# 1. A fade to the level that a sound has already never ends: `fade(0.4, 0.4, 100, id)` emits no `fade` in 2 s (a fade from
#    0.5 to 0.4 does, after 100 ms). Its interval compares `to < from` and `to > from` only, and goes on for ever: a level that
#    is set later reads back as the fade's.
# 2. A level set while the audio context sleeps is queued behind the sound that waits for it: `play()`, then
#    `volume(0.2, id)` reads back 1 (0.2 in a context that runs), and the sound begins at 1 once the context runs.
#
# Seen: `{"sameFadeEnds":false,"otherFadeEnds":true,"asleep":1,"awake":0.2,"firstGain":1}`.
# Fails when it is different.
set -euo pipefail
browser=${CHROME_PATH:-$(command -v chromium)}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund howler@2.2.4 playwright-core@1.65.1
cat > run.mjs <<'JS'
import { chromium } from 'playwright-core';

const chrome = await chromium.launch({
  executablePath: process.argv[2],
  args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required'],
});
const page = await chrome.newPage();
await page.addScriptTag({ path: 'node_modules/howler/dist/howler.js' });
const seen = await page.evaluate(async () => {
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  // One second of silence, 8 kHz, 8 bits.
  const head = [0x52494646, 0x641f0000, 0x57415645, 0x666d7420, 0x10000000, 0x01000100, 0x401f0000, 0x401f0000];
  const bytes = new Uint8Array(44 + 8_000).fill(128);
  const view = new DataView(bytes.buffer);
  [...head, 0x01000800, 0x64617461, 0x401f0000].forEach((word, index) => view.setUint32(index * 4, word));
  const src = `data:audio/wav;base64,${btoa(String.fromCharCode(...bytes))}`;
  const open = () =>
    new Promise((done, fail) => {
      const howl = new Howl({ src: [src], loop: true, onload: () => done(howl), onloaderror: (_, why) => fail(why) });
    });

  const howl = await open();
  const id = howl.play();
  await wait(300);
  howl.volume(0.2, id);
  const awake = howl.volume(id);
  const ends = async (from, to) => {
    let hasEnded = false;
    howl.once('fade', () => { hasEnded = true; }, id);
    howl.fade(from, to, 100, id);
    await wait(2_000);
    howl.off('fade');
    return hasEnded;
  };
  const otherFadeEnds = await ends(0.5, 0.4);
  const sameFadeEnds = await ends(0.4, 0.4);

  await Howler.ctx.suspend();
  // As Howler's own sleep after half a minute of silence leaves it.
  Howler.state = 'suspended';
  const resume = Howler.ctx.resume.bind(Howler.ctx);
  let wake;
  Howler.ctx.resume = () => new Promise((done) => { wake = () => resume().then(done); });
  const other = await open();
  const sleeping = other.play();
  other.volume(0.2, sleeping);
  const asleep = other.volume(sleeping);
  let firstGain = null;
  const { gain } = other._sounds[0]._node;
  const set = gain.setValueAtTime.bind(gain);
  gain.setValueAtTime = (value, at) => { firstGain ??= value; return set(value, at); };
  wake();
  await wait(500);
  return { sameFadeEnds, otherFadeEnds, asleep, awake, firstGain };
});
await chrome.close();
console.log(JSON.stringify(seen));
const found = '{"sameFadeEnds":false,"otherFadeEnds":true,"asleep":1,"awake":0.2,"firstGain":1}';
const isAsBefore = JSON.stringify(seen) === found;
console.log(isAsBefore ? 'as found' : 'CHANGED');
process.exit(isAsBefore ? 0 : 1);
JS
node run.mjs "$browser"
