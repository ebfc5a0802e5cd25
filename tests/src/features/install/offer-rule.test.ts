import { describe, expect, it } from 'vitest';
import {
  type NoOffer,
  OFFER_EVERY_MS,
  type OfferSituation,
  whyNoOffer,
} from '../../../../src/features/install/offer-rule.ts';

const NOW = 1_800_000_000_000;

/** The second visit of a browser that can install, in a quiet lobby. */
const GOOD: OfferSituation = {
  way: 'prompt',
  isWithinApp: false,
  isInstalled: false,
  path: '/',
  hasOverlay: false,
  isGateShut: false,
  isHidden: false,
  isOnline: true,
  areStartPopupsDone: true,
  hasSeenDownload: false,
  areOffersShown: true,
  isProtected: false,
  hasLost: false,
  visits: 2,
  hasPositiveMoment: false,
  refusals: 0,
  offeredAt: null,
  now: NOW,
};

describe('moment for the offer to install', () => {
  it.each<[string, Partial<OfferSituation>]>([
    ['second visit', {}],
    ['tenth visit', { visits: 10 }],
    ['first visit with a positive moment', { visits: 1, hasPositiveMoment: true }],
    ['iPhone with Safari', { way: 'steps' }],
    ['iPhone with another browser', { way: 'safari' }],
    ['second offer after a week', { offeredAt: NOW - OFFER_EVERY_MS, refusals: 1 }],
  ])('[O24] %s is one', (_name, changes) => {
    expect(whyNoOffer({ ...GOOD, ...changes })).toBeNull();
  });

  it.each<[string, Partial<OfferSituation>, NoOffer]>([
    ['browser that can install nothing', { way: null }, 'cannot'],
    ['Android app, or a browser within another app', { isWithinApp: true }, 'within-app'],
    ['installed app', { isInstalled: true }, 'installed'],
    ['visitor who has declined twice', { refusals: 2, visits: 99 }, 'declined'],
    ['visitor who has declined more often', { refusals: 7, offeredAt: 0 }, 'declined'],
    ['player who has switched offers off', { areOffersShown: false }, 'unwanted'],
    ['player on a break, at a limit, excluded or unknown', { isProtected: true }, 'protected'],
    ['session with a loss', { hasLost: true, hasPositiveMoment: true }, 'lost'],
    ['game', { path: '/game/start' }, 'elsewhere'],
    ['hall', { path: '/activity/jackpot' }, 'elsewhere'],
    ['cashier', { path: '/wallets' }, 'elsewhere'],
    ['registration', { path: '/auth/register' }, 'elsewhere'],
    ['page of rewards', { path: '/bonus', hasPositiveMoment: true }, 'elsewhere'],
    ['page under an overlay', { hasOverlay: true }, 'busy'],
    ['page behind the question of the age', { isGateShut: true }, 'busy'],
    ['page that is hidden', { isHidden: true }, 'busy'],
    ['start whose popups have not all been open', { areStartPopupsDone: false }, 'busy'],
    ['page without a network', { isOnline: false }, 'offline'],
    ['visit in which the download has been offered', { hasSeenDownload: true }, 'recent'],
    ['week of an earlier offer', { offeredAt: NOW - OFFER_EVERY_MS + 1 }, 'recent'],
    ['clock that was set back behind an earlier offer', { offeredAt: NOW + 1 }, 'recent'],
    ['first visit', { visits: 1 }, 'too-early'],
  ])('[O24] %s is none', (_name, changes, reason) => {
    expect(whyNoOffer({ ...GOOD, ...changes })).toBe(reason);
  });

  it('[O24] nothing makes up for a reason against it', () => {
    const against: Partial<OfferSituation>[] = [
      { isWithinApp: true },
      { isInstalled: true },
      { refusals: 2 },
      { areOffersShown: false },
      { isProtected: true },
      { hasLost: true },
      { path: '/game/start' },
      { hasOverlay: true },
      { isGateShut: true },
      { isHidden: true },
      { areStartPopupsDone: false },
      { isOnline: false },
      { hasSeenDownload: true },
      { offeredAt: NOW },
    ];
    for (const way of ['prompt', 'steps', 'safari'] as const)
      for (const hasPositiveMoment of [true, false])
        for (const visits of [1, 2, 50])
          for (const one of against)
            expect(whyNoOffer({ ...GOOD, way, hasPositiveMoment, visits, ...one })).not.toBeNull();
  });
});
