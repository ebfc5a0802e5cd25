import { tokenStore } from '../../../src/platform/token-store.ts';
import { profileStore } from '../../../src/session/player/profile-store.ts';
import { somebody, someSession } from '../../src/session/support/somebody.ts';

/** A member is here, with nothing asked of any server. */
export function signSomebodyIn(): void {
  tokenStore.write('token-of-a-test');
  profileStore.setState({ user: somebody({ id: 7 }), session: someSession() });
}
