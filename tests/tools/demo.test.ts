import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import app from '../../vite.config.ts';
import games from '../../vite.games.config.ts';

const listSources = () => globSync('{contract,games,maths,scenes,server,src}/**/*.{ts,tsx,css,html}');

describe('development pages', () => {
  it('development pages are entries of no build: the app has one page, and each game has its own', () => {
    expect(app.build?.rolldownOptions?.input).toBeUndefined();
    expect(JSON.stringify(games.build ?? {})).not.toMatch(/tools\/demo/);
    expect(globSync('*.html')).toEqual(['index.html']);
  });

  it('built and served files do not refer to development pages', () => {
    const files = ['index.html', 'vite.config.ts', 'vite.games.config.ts', ...listSources()];
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => /(?:tools|\.)\/demo\//.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
