import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { externalHosts, rejectExternalScripts } from '../../../server/studios/page/external-addresses.ts';
import { readTags } from '../../../server/studios/page/html-tags.ts';
import { listPage } from '../../../server/studios/page/list-page.ts';
import { COIN, type MathFiles, PAGE, usePackages } from './made-package.ts';

const makePackage = usePackages();
const packageOf = (page: MathFiles): string => makePackage(COIN, page);
const list = (page: MathFiles, budget?: Parameters<typeof listPage>[1]) => listPage(packageOf(page), budget);

describe('files of a page', () => {
  it('files are listed in order with size and media type', async () => {
    expect(await list({ ...PAGE, 'assets/b/Sound.MP3': 'abc' })).toEqual([
      { path: 'assets/b/Sound.MP3', bytes: 3, mediaType: 'audio/mpeg' },
      { path: 'assets/coin.png', bytes: 4, mediaType: 'image/png' },
      { path: 'assets/main.css', bytes: 21, mediaType: 'text/css; charset=utf-8' },
      { path: 'assets/main.js', bytes: 24, mediaType: 'text/javascript; charset=utf-8' },
      { path: 'index.html', bytes: 88, mediaType: 'text/html; charset=utf-8' },
    ]);
  });

  it('what the usual SDK copies into a build is served, and its sources only as text', async () => {
    const copied = { 'assets/audio/sounds.ac3': '', 'assets/sprites/coin/index.ts': 'export default {};' };
    expect(await list({ 'index.html': '', ...copied })).toMatchObject([
      { path: 'assets/audio/sounds.ac3', mediaType: 'audio/ac3' },
      { path: 'assets/sprites/coin/index.ts', mediaType: 'text/plain; charset=utf-8' },
      { path: 'index.html' },
    ]);
  });

  it.each<[string, MathFiles]>([
    ['page: there is no such folder', {}],
    ['page/index.html: there is no such file', { 'main.js': '' }],
    ['page/assets/main.exe: a page has no files of this kind', { ...PAGE, 'assets/main.exe': '' }],
    ['page/LICENSE: a page has no files of this kind', { ...PAGE, LICENSE: '' }],
    [
      'page/.env.json: its path is too long, hidden, or has other than plain characters',
      { ...PAGE, '.env.json': '' },
    ],
    [
      'page/.git: its path is too long, hidden, or has other than plain characters',
      { ...PAGE, '.git/config.txt': '' },
    ],
    [
      'page/a..b.js: its path is too long, hidden, or has other than plain characters',
      { ...PAGE, 'a..b.js': '' },
    ],
    [
      'page/a\\b.js: its path is too long, hidden, or has other than plain characters',
      { ...PAGE, 'a\\b.js': '' },
    ],
    [
      'page/a b.js: its path is too long, hidden, or has other than plain characters',
      { ...PAGE, 'a b.js': '' },
    ],
  ])('page is refused: %s', async (message, page) => {
    await expect(list(page)).rejects.toMatchObject({ name: 'PackageError', message });
  });

  it('two paths that differ in case alone are refused', async () => {
    await expect(list({ ...PAGE, 'assets/MAIN.js': '' })).rejects.toThrow(
      /^page\/assets\/(main|MAIN)\.js: another path differs from it in case alone$/,
    );
  });

  it('link is refused, to a file and to a folder', async () => {
    const folder = packageOf(PAGE);
    const link = path.join(folder, 'page', 'more.js');
    fs.symlinkSync(path.join(folder, 'page', 'assets', 'main.js'), link);
    await expect(listPage(folder)).rejects.toThrow('page/more.js: it is a link, or no file');
    fs.rmSync(link);
    fs.symlinkSync(path.join(folder, 'math'), path.join(folder, 'page', 'maths'));
    await expect(listPage(folder)).rejects.toThrow('page/maths: it is a link, or no file');
    fs.rmSync(path.join(folder, 'page'), { recursive: true });
    fs.symlinkSync(path.join(folder, 'math'), path.join(folder, 'page'));
    await expect(listPage(folder)).rejects.toThrow('page: there is no such folder');
  });

  it('page beyond its budget is refused: files, bytes of one, bytes of all', async () => {
    const budget = { files: 5, bytesOfFile: 100, bytes: 150 };
    expect(await list(PAGE, budget)).toHaveLength(4);
    await expect(list({ ...PAGE, 'a.js': '' }, budget)).rejects.toThrow(
      'page: there are more than 5 files and folders',
    );
    await expect(list(PAGE, { ...budget, bytesOfFile: 87 })).rejects.toThrow(
      'page/index.html: it has more than 87 bytes',
    );
    await expect(list(PAGE, { ...budget, bytes: 136 })).rejects.toThrow(
      'page: its files have more than 136 bytes',
    );
  });
});

describe('addresses outside of a page', () => {
  it.each([
    ['script', '<script src="https://cdn.example/a.js"></script>', 'https://cdn.example/a.js'],
    ['script', '<SCRIPT\nasync SRC=//cdn.example/a.js>', '//cdn.example/a.js'],
    ['script', "<script defer src='\thttps:&#47;&#x2f;cdn.example/a.js'>", '\thttps://cdn.example/a.js'],
    ['script', '<svg><script xlink:href="http://cdn.example/a.js"/></svg>', 'http://cdn.example/a.js'],
    ['script', '<link rel="modulepreload" href="https://cdn.example/a.js">', 'https://cdn.example/a.js'],
    ['script', '<!-- > --><script src="\\\\cdn.example/a.js">', '\\\\cdn.example/a.js'],
    ['iframe', '<title><script></title><iframe src=https://ads.example>', 'https://ads.example'],
    ['object', '<object data="https://ads.example/a">', 'https://ads.example/a'],
    ['base', '<base href="https://cdn.example/">', 'https://cdn.example/'],
  ])('%s from elsewhere is refused in the start page: %s', (what, html, address) => {
    expect(() => rejectExternalScripts(`<!doctype html>${html}`)).toThrow(
      `page/index.html: it has a ${what} from elsewhere, ${address}`,
    );
  });

  it.each([
    '<script src="./a.js" data-src="https://cdn.example/a.js"></script>',
    '<script src="/a.js" src="https://cdn.example/a.js"></script>',
    '<script>const a = "<script src=https://cdn.example/a.js>";</script>',
    '<!-- <script src="https://cdn.example/a.js"></script> -->',
    '<link rel="stylesheet" href="https://fonts.example/a.css"><img src="https://cdn.example/a.png">',
    '<iframe src="about:blank"></iframe><script src="data:text/javascript,1"></script>',
    '<a href="https://studio.example">a</a> 1 < 2 <',
  ])('page is taken: %s', (html) => {
    expect(() => rejectExternalScripts(html)).not.toThrow();
  });

  it('hosts are found in markup, style sheets and scripts, each once', () => {
    const text = `<link href="//fonts.example/css?family=A" xmlns="http://www.w3.org/2000/svg">
      @import url( //styles.example/a.css ); background: url(https://CDN.example/a.png)
      fetch('https://api.example:8443/x'); new WebSocket("wss://live.example"); // a comment.of words
      fetch("https://api.example/y"); const path = "a//b.c";`;
    expect(externalHosts(text)).toEqual([
      'api.example',
      'cdn.example',
      'fonts.example',
      'live.example',
      'styles.example',
    ]);
  });

  it('text that would keep a careless pattern busy is read at once', () => {
    const begun = performance.now();
    externalHosts(' '.repeat(2_000_000) + '"//'.repeat(300_000) + 'a.'.repeat(500_000));
    expect([...readTags('<a '.repeat(200_000))]).not.toEqual([]);
    expect([...readTags('<!--'.repeat(200_000))]).toEqual([]);
    expect(performance.now() - begun).toBeLessThan(3_000);
  });
});
