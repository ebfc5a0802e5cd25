import { DEPOSIT_POLL_MS } from '../../../contract/limits.ts';
import type { Cents } from '../../../contract/money.ts';
import type { Deposit, TradeInfo } from '../../../contract/wallet/wallet-calls.ts';
import { mayBeDone } from '../../platform/http/request-outcome.ts';
import { hasEnded, payBy } from './deposit-rules.ts';
import { EMPTY_WALLET, type WalletStore } from './wallet-store.ts';

export interface DepositBody {
  readonly channelId: number;
  readonly amount: number;
  /** Without one the deposit brings no bonus. */
  readonly offerId?: string | undefined;
}

/** What the flows need of the world; the real ones are in deposit-flows.ts, tests bring their own. */
export interface DepositPorts {
  getTradeInfo(): Promise<TradeInfo>;
  recharge(body: DepositBody & { requestId: string }): Promise<Deposit>;
  /** Renews what the player's own limits leave; its failure is the server's to notice, which refuses what is beyond. */
  renewLimits(): Promise<void>;
  cancelRecharge(body: { requestId: string; depositId: string }): Promise<Deposit>;
  rechargeOrder(depositId: string): Promise<Deposit & { coin: Cents }>;
  /** What a rejected promise was about; anything unknown counts as unreadable. */
  failureKey(error: unknown): string;
  newRequestId(): string;
  /** The unanswered request, stored across reloads. */
  pending: StoredValue<{ id: string; body: DepositBody }>;
  /** The deposit whose end the player has not seen, stored across reloads. */
  followed: StoredValue<string>;
  openPaymentPage(url: string): void;
  /** The end of a deposit that was watched until it was paid, with the balance after it. */
  onPaid(deposit: Deposit, coin: Cents): void;
  isVisible(): boolean;
  /** @returns what cancels it. */
  after(ms: number, work: () => void): () => void;
  onVisible(work: () => void): () => void;
}

export interface StoredValue<T> {
  read(): T | null;
  write(value: T): void;
  clear(): void;
}

export function createDepositFlows(store: WalletStore, ports: DepositPorts) {
  let stopWatching = () => {};

  /** Reads the wallet and picks up what an earlier page left open: a deposit, a request, an unseen result. */
  async function open(): Promise<void> {
    store.setState({ loading: 'running', failure: null });
    try {
      // With what is left of a limit from the first moment: an offered amount must not turn off under the finger.
      const [trade] = await Promise.all([ports.getTradeInfo(), ports.renewLimits()]);
      store.setState({ trade, loading: 'idle' });
      await resume(trade);
    } catch (error) {
      store.setState({ loading: 'failed', failure: error });
    }
  }

  async function resume(trade: TradeInfo): Promise<void> {
    const pending = ports.pending.read();
    if (pending) return send(pending.body, { opensPage: false });
    if (trade.openDeposit) return show(trade.openDeposit);
    const followed = ports.followed.read();
    if (followed) await poll(followed);
  }

  /** Creates the deposit, or requests the result of the same request when its answer was lost. */
  async function send(body: DepositBody, { opensPage } = { opensPage: true }): Promise<void> {
    if (store.getState().sending === 'running') return;
    const known = sameRequest(body);
    const request = known ?? { id: ports.newRequestId(), body };
    ports.pending.write(request);
    store.setState({ sending: 'running', failure: null });
    try {
      const deposit = await ports.recharge({ ...request.body, requestId: request.id });
      show(deposit);
      ports.pending.clear();
      store.setState({ sending: 'idle' });
      if (opensPage && deposit.payUrl && payBy(deposit) === 'page') ports.openPaymentPage(deposit.payUrl);
    } catch (error) {
      const isUnsure = mayBeDone(ports.failureKey(error), known !== null);
      if (!isUnsure) ports.pending.clear();
      if (ports.failureKey(error) === 'depositLimitReached') void ports.renewLimits();
      store.setState({ sending: isUnsure ? 'uncertain' : 'refused', failure: error });
    }
  }

  function sameRequest(body: DepositBody) {
    const pending = ports.pending.read();
    const isSame = (['channelId', 'amount', 'offerId'] as const).every(
      (field) => pending?.body[field] === body[field],
    );
    return isSame ? pending : null;
  }

  function show(deposit: Deposit): void {
    ports.followed.write(deposit.depositId);
    // An open deposit counts as used, one that was not paid does not.
    if (store.getState().deposit?.state !== deposit.state) void ports.renewLimits();
    store.setState({ deposit, isWatchFailing: false });
    watch(deposit);
  }

  /** Polls the open deposit every few seconds while the page is visible, and at once when it comes back. */
  function watch(deposit: Deposit): void {
    stopWatching();
    if (hasEnded(deposit.state)) return;
    const next = () => void poll(deposit.depositId);
    stopWatching = ports.isVisible()
      ? ports.after(DEPOSIT_POLL_MS, () => (ports.isVisible() ? next() : watch(deposit)))
      : ports.onVisible(() => {
          stopWatching();
          next();
        });
  }

  async function poll(depositId: string): Promise<void> {
    try {
      const { coin, ...deposit } = await ports.rechargeOrder(depositId);
      if (ports.followed.read() !== depositId) return;
      if (deposit.state === 'paid') ports.onPaid(deposit, coin);
      show(deposit);
    } catch (error) {
      noteWatchFailure(depositId, ports.failureKey(error));
    }
  }

  function noteWatchFailure(depositId: string, failureKey: string): void {
    if (failureKey === 'depositUnknown') {
      dismiss();
      return;
    }
    const { deposit } = store.getState();
    store.setState({ isWatchFailing: true });
    if (deposit?.depositId === depositId) watch(deposit);
  }

  /** The player has seen the result, or wants the form back. */
  function dismiss(): void {
    stopWatching();
    ports.followed.clear();
    store.setState({
      deposit: null,
      sending: 'idle',
      cancelling: 'idle',
      failure: null,
      isWatchFailing: false,
    });
  }

  /**
   * Cancels the open deposit and brings the form back. One that was paid in the meantime is shown as it is: asking twice
   * does nothing more, so a lost answer is simply requested again.
   */
  async function cancel(): Promise<void> {
    const { deposit, cancelling } = store.getState();
    if (!deposit || cancelling === 'running') return;
    const { depositId } = deposit;
    store.setState({ cancelling: 'running', failure: null });
    try {
      const { state } = await ports.cancelRecharge({ requestId: ports.newRequestId(), depositId });
      if (state !== 'cancelled') {
        store.setState({ cancelling: 'idle' });
        await poll(depositId);
        return;
      }
      dismiss();
      await open();
    } catch (error) {
      store.setState({ cancelling: 'failed', failure: error });
    }
  }

  function chooseChannel(channelId: number): void {
    store.setState({ chosenChannelId: channelId, sending: 'idle', failure: null });
  }

  /** Sends a request whose answer was lost once more, as it was. */
  async function retryRequest(): Promise<void> {
    const pending = ports.pending.read();
    if (pending) await send(pending.body);
  }

  /** Nothing of one player may be shown to the next one on the same machine. */
  function reset(): void {
    stopWatching();
    store.setState(EMPTY_WALLET);
  }

  return { open, send, retryRequest, dismiss, cancel, chooseChannel, reset };
}
