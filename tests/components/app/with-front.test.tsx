import { render, screen } from '@testing-library/react';
import { use } from 'react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WithFront } from '../../../src/app/with-front.tsx';
import { preferencesStore } from '../../../src/session/config/preferences-store.ts';
import { FrontSceneContext } from '../../../src/session/pages/front-scene.ts';

const fronts = () => document.querySelectorAll('[data-front]');

function PanelWithFront() {
  return <div data-testid="own">{use(FrontSceneContext)}</div>;
}

// Its libraries are loaded before a test waits for it.
beforeAll(() => import('../../../src/stage/front-host.tsx'));
// For less motion the surface is mounted and stays empty; there is no canvas to draw on here.
beforeEach(() => preferencesStore.setState({ isMotionReduced: true }));

describe('front scene of a panel', () => {
  it('surface lies above the panel whose row names a scene, out of reach of readers', async () => {
    render(
      <WithFront row={{ front: 'jackpot' }}>
        <p>Panel</p>
      </WithFront>,
    );
    await expect.poll(() => fronts().length).toBe(1);
    expect(screen.getByText('Panel').nextElementSibling).toBe(fronts()[0]);
    expect(fronts()[0]?.getAttribute('aria-hidden')).toBe('true');
  });

  it('panel with a front of its own mounts the surface where it wants it, once', async () => {
    render(
      <WithFront row={{ front: 'jackpot', hasOwnFront: true }}>
        <PanelWithFront />
      </WithFront>,
    );
    await expect.poll(() => fronts().length).toBe(1);
    expect(screen.getByTestId('own').contains(fronts()[0] ?? null)).toBe(true);
  });

  it('panel whose row names no scene is shown without a surface', () => {
    render(
      <WithFront row={{}}>
        <PanelWithFront />
      </WithFront>,
    );
    expect(screen.getByTestId('own').childElementCount).toBe(0);
  });
});
