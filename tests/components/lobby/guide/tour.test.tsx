import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openOverlay } from '../../../../src/session/overlays/overlay-store.ts';
import { showPart } from '../../support/open-page.tsx';

/** A page with these places on show. */
function RecordCursors({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <div key={name} data-guide={name}>
      {name}
    </div>
  ));
}

async function openTour(...names: string[]) {
  const page = await showPart(<RecordCursors names={names} />, ['guide']);
  await act(async () => openOverlay('guide', {}));
  return page;
}

const heading = (name: string) => screen.findByRole('heading', { name });
const press = (name: string) => screen.findByRole('button', { name });

describe('first tour', () => {
  // Nothing is laid out in these tests: without it no place would be on show.
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 100, 200, 40));
  });
  afterEach(() => vi.restoreAllMocks());

  it('tour stops at the places of this page only, in the order of the page', async () => {
    const { user } = await openTour('help', 'search');
    expect(await heading('Find a game')).toBeTruthy();
    expect(screen.getByText('Step 1 of 2')).toBeTruthy();
    await user.click(await press('Next'));
    expect(await heading('Know when to stop')).toBeTruthy();
    expect(screen.getByText('Step 2 of 2')).toBeTruthy();
  });

  it('last stop offers to end the tour and no more to skip it', async () => {
    const { user } = await openTour('search', 'help');
    expect(await press('Skip')).toBeTruthy();
    await user.click(await press('Next'));
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
    await user.click(await press('Done'));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Know when to stop' })).toBeNull());
  });

  it('first stop has no way back, and a way back leaves the focus on Next', async () => {
    const { user } = await openTour('search', 'help');
    await heading('Find a game');
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await user.click(await press('Next'));
    await user.click(await press('Back'));
    expect(await heading('Find a game')).toBeTruthy();
    expect(document.activeElement).toBe(await press('Next'));
  });

  it('arrow keys go to the next stop and back, and not past the ends', async () => {
    const { user } = await openTour('search', 'help');
    (await press('Next')).focus();
    await user.keyboard('{ArrowLeft}');
    expect(await heading('Find a game')).toBeTruthy();
    await user.keyboard('{ArrowRight}');
    expect(await heading('Know when to stop')).toBeTruthy();
    await user.keyboard('{ArrowRight}');
    expect(await heading('Know when to stop')).toBeTruthy();
  });

  it('tour is skipped with one press', async () => {
    const { user } = await openTour('search', 'help');
    await user.click(await press('Skip'));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Find a game' })).toBeNull());
  });

  it('page without a place to show has no tour', async () => {
    await openTour();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
  });
});
