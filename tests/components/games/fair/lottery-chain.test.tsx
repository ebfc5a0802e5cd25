import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getLotteryDraw, type LotteryDraw } from '../../../../contract/lottery/lottery-calls.ts';
import { drawLottery, LOTTERY_CHAIN_MATHS, lotteryNumber } from '../../../../maths/lottery.ts';
import { commitOf } from '../../../../maths/provably-fair.ts';
import { lotteryProofAddress } from '../../../../src/session/pages/proof-addresses.ts';
import { someDraw } from '../../lottery/lottery-answers.ts';
import { openPage } from '../../support/open-page.tsx';
import { server } from '../../support/server.ts';

const LINK = 'ab'.repeat(32);
const MIXED = 'cd'.repeat(32);
const LAST_LINK = commitOf(commitOf(LINK));

const drawOf = (lastLink: string): LotteryDraw =>
  someDraw({
    result: lotteryNumber(drawLottery(4, LINK, MIXED), 4),
    proof: {
      commit: commitOf(LINK),
      serverSeed: LINK,
      clientSeed: MIXED,
      hashMix: null,
      maths: LOTTERY_CHAIN_MATHS,
      chain: { number: 1, length: 1_000_000, lastLink, nextLastLink: null, position: 2 },
    },
  });

async function checkDown() {
  const section = within(await screen.findByRole('region', { name: 'Verify a lottery draw' }));
  await section.findByRole('heading', { name: 'The figures of this draw fit together' });
  return section;
}

describe('draw of a lottery by a chain at /fair', () => {
  it('[R09] draw is checked down to the published link from its address alone', async () => {
    const { user } = await openPage(lotteryProofAddress(drawOf(LAST_LINK)));
    const section = await checkDown();
    await user.click(section.getByRole('button', { name: 'Check down to the published link' }));
    expect(await section.findByText('Hashed 2 times, the link is the published one.')).toBeTruthy();
  });

  it('[R09] link of another chain is found in a draw that the server answers', async () => {
    server().answer(getLotteryDraw, drawOf('f'.repeat(64)));
    const { user } = await openPage('/fair?lottery=daily&number=7');
    const section = await checkDown();
    await user.click(section.getByRole('button', { name: 'Check down to the published link' }));
    expect(await section.findByText('Hashed 2 times, the link isn’t the published one.')).toBeTruthy();
  });
});
