import { type Cents, formatCents } from '../../contract/money.ts';
import type { WheelContent } from '../../scenes/invite-wheel/content.ts';
import { InviteWheelScene } from '../../scenes/invite-wheel/invite-wheel-scene.ts';
import type { Observable, Scene } from '../../scenes/scene.ts';
import { goldenSectors, isCelebrated } from '../features/invite/invite-rules.ts';
import { showResult } from '../features/invite/spin-flows.ts';
import { type InviteWheel, inviteWheelStore } from '../features/invite/spin-store.ts';
import { formatLocale, t } from '../platform/i18n.ts';
import { bindBoxScene } from './box-binding.ts';
import type { FrontSurface } from './front-surface.ts';
import { observeStore } from './observe-store.ts';

/** Whole amounts without cents: a sector is narrow. */
const labelOf = (amount: Cents): string =>
  formatCents(amount, {
    locale: formatLocale(),
    sign: t('shell.currency.sign'),
    showWholeCents: false,
  });

function contentOf({ sectors, turn }: InviteWheel): WheelContent | null {
  if (sectors.length === 0) return null;
  const spin = turn.phase === 'landing' || turn.phase === 'shown' ? turn.answer.spin : null;
  return {
    labels: sectors.map(labelOf),
    golden: goldenSectors(sectors),
    phase: turn.phase,
    result: spin && {
      key: spin.spinId,
      sector: spin.sector,
      prize: spin.prize,
      title: isCelebrated(spin.prize, sectors) ? t('invite.celebrate') : null,
    },
  };
}

function observeWheel(): Observable<WheelContent | null> {
  const { get, subscribe } = observeStore(inviteWheelStore, (wheel) => wheel);
  return { get: () => contentOf(get()), subscribe };
}

/** The invite wheel in its box on the page. */
export const createInviteWheel = (surface: FrontSurface): Scene =>
  bindBoxScene(
    surface,
    { part: '[data-wheel]', letters: t('invite.celebrate') },
    (box) => new InviteWheelScene(observeWheel(), { landed: showResult }, box),
  );
