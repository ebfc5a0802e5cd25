import { expect, it } from 'vitest';
import { useDatabase } from '../../support/database.ts';
import { useApp } from '../../support/use-app.ts';

const app = useApp(useDatabase());

it.each([
  ['lobby', 'wants-exit'],
  ['deposit', 'wants-deposit'],
])('page of /leave/%s tells the app around it “%s”, and may be framed by it alone', async (wish, kind) => {
  const answer = await fetch(`${app.gamesUrl}/leave/${wish}`);
  const text = await answer.text();
  const origin = `http://127.0.0.1:${app.context.settings.port}`;
  expect(text).toContain(`data-app="${origin}" data-kind="${kind}" data-version="1"`);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`frame-ancestors ${origin}`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe-inline');
  const script = await fetch(`${app.gamesUrl}/leave.js`);
  expect(await script.text()).toContain('parent.postMessage');
});

it('page is on the games’ origin alone, and there is none for another wish', async () => {
  expect((await fetch(`${app.gamesUrl}/leave/elsewhere`)).status).toBe(404);
  expect((await fetch(`${app.url}/leave.js`)).headers.get('content-type')).not.toContain('javascript');
});
