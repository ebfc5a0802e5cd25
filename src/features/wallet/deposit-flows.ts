import { type Cents, formatCents } from '../../../contract/money.ts';
import {
  cancelRecharge,
  getTradeInfo,
  recharge,
  rechargeOrder,
} from '../../../contract/wallet/wallet-calls.ts';
import { after } from '../../platform/clock.ts';
import { isCallFailure } from '../../platform/http/call-failure.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { formatLocale, t } from '../../platform/i18n.ts';
import { localKeys } from '../../platform/key-values.ts';
import { paths } from '../../platform/paths.ts';
import { forgetRequest, pendingRequests, rememberRequest } from '../../platform/pending-requests.ts';
import { newRequestId } from '../../platform/request-id.ts';
import { playSound } from '../../platform/sound.ts';
import { isHidden, onVisibilityChange } from '../../platform/visibility.ts';
import { preferencesStore } from '../../session/config/preferences-store.ts';
import { applyBalance, profileStore } from '../../session/player/profile-store.ts';
import { loadProtection } from '../../session/player/protection-store.ts';
import { refreshProfile } from '../../session/player/refresh.ts';
import { onSignedOut } from '../../session/sign-in/sign-out.ts';
import { toast } from '../../ui/toast.ts';
import { createDepositFlows, type DepositBody, type StoredValue } from './create-deposit-flows.ts';
import { readWalletQuery } from './deposit-rules.ts';
import { walletStore } from './wallet-store.ts';

const playerId = () => profileStore.getState().user?.id ?? 0;
// With the player's id in its name, no other player of this device ever repeats a request.
const pendingKind = () => `recharge:${playerId()}`;
const followedKey = () => `followed_deposit:${playerId()}`;

const pending: StoredValue<{ id: string; body: DepositBody }> = {
  read: () => {
    const request = pendingRequests.list(pendingKind()).at(-1);
    return request ? { id: request.id, body: request.body as DepositBody } : null;
  },
  write: ({ id, body }) => {
    pending.clear();
    rememberRequest(pendingKind(), id, body);
  },
  clear: () => {
    for (const { id } of pendingRequests.list(pendingKind())) forgetRequest(id);
  },
};

const say = (amount: Cents) =>
  formatCents(amount, { locale: formatLocale(), sign: t('shell.currency.sign') });

/** The flows of the running app: the real server, this browser's storage and clock. */
export const depositFlows = createDepositFlows(walletStore, {
  getTradeInfo: () => callServer(getTradeInfo, {}, { isSilent: true }),
  // The payment page leads back to this address, with what it says about the way on.
  recharge: (body) => callServer(recharge, { ...body, hasBack: readWalletQuery(location.search).hasBack }),
  renewLimits: () => loadProtection().catch(() => undefined),
  cancelRecharge: (body) => callServer(cancelRecharge, body, { isSilent: true }),
  rechargeOrder: (depositId) => callServer(rechargeOrder, { depositId }, { isSilent: true }),
  failureKey: (error) => (isCallFailure(error) ? error.key : 'unreadable'),
  newRequestId,
  pending,
  followed: {
    read: () => localKeys.get(followedKey()),
    write: (depositId) => localKeys.set(followedKey(), depositId),
    clear: () => localKeys.remove(followedKey()),
  },
  openPaymentPage: (url) => location.assign(url),
  onPaid(deposit, coin) {
    applyBalance(coin);
    playSound('coin');
    void refreshProfile();
    // The wallet shows it by itself; elsewhere the player would not notice.
    if (location.pathname !== paths.wallets && preferencesStore.getState().isPaidTold)
      toast(t('wallet.paidToast', { amount: say(deposit.amount) }), 'good');
  },
  isVisible: () => !isHidden(),
  after,
  onVisible: (work) => onVisibilityChange(() => !isHidden() && work()),
});

onSignedOut(depositFlows.reset);
