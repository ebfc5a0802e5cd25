import { openOverlay } from '../../session/overlays/overlay-store.ts';
import { ForgotContent } from './forgot-content.tsx';

/** A forgotten password, above the page one is on. */
export function ForgotOverlay() {
  return <ForgotContent onDone={() => openOverlay('login', { type: 'account' })} />;
}
