import { pathToFileURL } from 'node:url';
import { cents } from '../../contract/money.ts';
import { KENO_LIGHTS } from '../../maths/keno-lights.ts';
import { proofFileText } from '../../maths/verify-proof-file.ts';
import { settledRound } from '../maths/support/settled-round.ts';
import { expectAccessible } from './support/axe.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

const VERIFIER = pathToFileURL('dist/app/verify-round.html').href;
const SEEDS = { serverSeed: 'ab'.repeat(32), clientSeed: 'my seed', nonce: 3 };
const PROOF = proofFileText(
  settledRound(KENO_LIGHTS, { stake: cents(500), numbers: [3, 40, 77] }, SEEDS),
  null,
);

test(
  '[C90] saved verifier judges proof files from the disk without a network, and names the first field that differs',
  ONCE,
  async ({ page, context }) => {
    const asked: string[] = [];
    await context.setOffline(true);
    page.on('request', (request) => {
      if (request.url() !== VERIFIER) asked.push(request.url());
    });
    await page.goto(VERIFIER);
    const verdict = page.getByRole('status');
    const check = async (text: string) => {
      await page.getByLabel('Or paste what is in it').fill(text);
      await page.getByRole('button', { name: 'Check' }).click();
    };
    await page
      .getByLabel('Choose a proof file')
      .setInputFiles({ name: 'round.json', mimeType: 'application/json', buffer: Buffer.from(PROOF) });
    await expect(verdict.getByRole('heading', { name: 'This round is right' })).toBeVisible();
    await expect(verdict.getByText('Game keno-lights, round round-1')).toBeVisible();
    await expectAccessible(page);

    await check(PROOF.replace('"win": 0', '"win": 1'));
    await expect(verdict.getByText('First field that differs: round.win')).toBeVisible();
    await check(PROOF.replace(SEEDS.serverSeed, 'cd'.repeat(32)));
    await expect(verdict.getByText('First field that differs: round.proof.serverSeed')).toBeVisible();
    await check('not a proof');
    await expect(verdict.getByText(/^This is no proof file/)).toBeVisible();

    await page.getByRole('button', { name: '简体中文' }).click();
    await expect(page.getByRole('heading', { name: '验证一局' })).toBeVisible();
    expect(asked).toEqual([]);
  },
);
