import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Reward } from '../../../contract/rewards/reward.ts';
import { ClaimButton } from '../../../src/ui/claim-button.tsx';
import { useClaim } from '../../../src/ui/use-claim.ts';
import { showUi } from './show-ui.tsx';

const COINS: Reward[] = [{ propId: 2001, count: 500 }];
const button = () => screen.getByRole('button', { name: 'Claim' });

const Claim = ({
  claim,
  tell,
}: {
  claim: Parameters<typeof useClaim>[0];
  tell: Parameters<typeof useClaim>[1];
}) => <ClaimButton {...useClaim(claim, tell)} text="Claim" />;

/** A claim whose answer the test gives. */
function openClaim(changes: Parameters<typeof showUi>[1] = {}) {
  const answer = Promise.withResolvers<readonly Reward[]>();
  const claim = vi.fn(() => answer.promise);
  const tell = vi.fn((_rewards: readonly Reward[], _place: DOMRect, _format: object) => null);
  return { ...showUi(<Claim claim={claim} tell={tell} />, changes), answer, claim, tell };
}

describe('claim button', () => {
  it('claim is sent once however often it is pressed, and its rewards are told with the place of the button', async () => {
    const { user, answer, claim, tell } = openClaim();
    vi.spyOn(button(), 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 20, 100, 46));
    await user.click(button());
    await user.click(button());
    expect(claim).toHaveBeenCalledTimes(1);
    expect(button().getAttribute('aria-busy')).toBe('true');
    await act(async () => answer.resolve(COINS));
    expect(tell).toHaveBeenCalledExactlyOnceWith(COINS, new DOMRect(10, 20, 100, 46), {
      locale: 'en-PH',
      sign: '₱',
    });
    expect(button().hasAttribute('aria-busy')).toBe(false);
  });

  it('claim that fails says why, tells nothing and can be made again', async () => {
    const { user, answer, claim, tell } = openClaim({ describeFailure: () => 'The reward is gone' });
    await user.click(button());
    await act(async () => answer.reject(new Error('refused')));
    expect(screen.getByRole('alert').textContent).toBe('The reward is gone');
    expect(tell).not.toHaveBeenCalled();
    await user.click(button());
    expect(claim).toHaveBeenCalledTimes(2);
  });

  it('button without a network cannot be pressed and says why', async () => {
    const { user, claim } = openClaim({ useOnline: () => false });
    expect(screen.getByText('No network')).toBeDefined();
    await user.click(button());
    expect(claim).not.toHaveBeenCalled();
  });

  it('claim that was made is told in place of the button', () => {
    showUi(<ClaimButton state="claimed" text="Claimed" />);
    expect(screen.getByText('Claimed')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('claim that is not for this player says why in place of the button', () => {
    showUi(<ClaimButton state="forbidden" text="Claim" note="Finish the identity check first" />);
    expect(screen.getByText('Finish the identity check first')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
