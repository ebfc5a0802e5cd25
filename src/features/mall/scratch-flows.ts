import {
  appDiamondBonusTickersData,
  diamondLog,
  diamondShopData,
} from '../../../contract/mall/mall-calls.ts';
import {
  diamondExchangeScratchcard,
  getScratchCardInfo,
  scratchCardLottery,
  searchScratchCardAwardLog,
} from '../../../contract/mall/scratch-calls.ts';
import type { Cents } from '../../../contract/money.ts';
import type { Reward } from '../../../contract/rewards/reward.ts';
import { isCallFailure } from '../../platform/http/call-failure.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { newRequestId } from '../../platform/request-id.ts';
import { tokenStore } from '../../platform/token-store.ts';
import { changeAnswer, renewAnswers } from '../../session/calls/query-client.ts';
import { retryableRequest } from '../../session/calls/retryable-request.ts';
import { flyClaim } from '../../session/claims/claim-flight.ts';
import { applyClaim } from '../../session/claims/claimed-balance.ts';
import { renewClaims } from '../../session/claims/renew-claims.ts';
import { applyBalance, profileStore } from '../../session/player/profile-store.ts';
import { refreshProfile } from '../../session/player/refresh.ts';
import { celebratedOf } from './scratch-rules.ts';
import { EMPTY_TABLE, isUntold, type LaidCard, type ScratchTable, scratchStore } from './scratch-store.ts';

interface CardOrder {
  readonly clientSeed: string;
  readonly commit: string;
}

const purchases = retryableRequest<CardOrder>('diamondExchangeScratchcard');
const openings = retryableRequest<{ cardId: string }>('scratchCardLottery');

const tableNow = () => scratchStore.getState().table;
const setTable = (table: ScratchTable) => scratchStore.setState({ table });

/** A card that waits on the server is put on the table; one that lies there stays. */
export function layCard(laid: LaidCard): void {
  if (tableNow().phase === 'empty') setTable({ phase: 'closed', ...laid, failure: null });
}

/**
 * Buys a card. An order whose answer was lost is sent again with its own seed, for the hash that it was made for.
 * @param commit the hash that the page shows
 * @param cost what the card's diamonds are worth
 * @throws CallFailure
 */
export async function buyCard(commit: string, cost: Cents | null): Promise<void> {
  const lost = purchases.unanswered()?.body;
  const order = lost ?? { clientSeed: newRequestId(), commit };
  try {
    const { card, diamonds } = await purchases.send(order, (requestId) =>
      callServer(diamondExchangeScratchcard, { requestId, ...order }),
    );
    changeAnswer(diamondShopData, {}, (shop) => ({ ...shop, diamonds }));
    changeAnswer(getScratchCardInfo, {}, (info) => ({ ...info, card, diamonds }));
    layCard({ card, cost });
  } finally {
    // Also after a refusal: it may be that another hash is in force, or that a card waits.
    await renewClaims(getScratchCardInfo, diamondShopData, diamondLog);
  }
}

/** Asks the server for what is under the foil. The foil stays closed until it answers, and where it does not. */
export async function openCard(): Promise<void> {
  const table = tableNow();
  if (table.phase !== 'closed') return;
  await open(table, false);
}

/** Uncovers the whole card at once, asking the server first where it has not been asked. */
export async function revealCard(): Promise<void> {
  const table = tableNow();
  if (table.phase === 'closed') await open(table, true);
  else if (table.phase === 'opening') setTable({ ...table, isRevealWanted: true });
  else if (table.phase === 'scratching') showResult();
}

async function open({ card, cost }: LaidCard, isRevealWanted: boolean): Promise<void> {
  const { cardId } = card;
  const asked = tokenStore.read();
  setTable({ phase: 'opening', card, cost, isRevealWanted });
  /** Null when the card was taken off the table meanwhile. */
  const stillOpening = () => {
    const now = tableNow();
    return now.phase === 'opening' && now.card.cardId === cardId ? now : null;
  };
  try {
    const { card: opened, coin } = await openings.send({ cardId }, (requestId) =>
      callServer(scratchCardLottery, { requestId, cardId }, { isSilent: true }),
    );
    if (tokenStore.read() !== asked) return;
    const now = stillOpening();
    if (!now) return settle(coin);
    setTable({ phase: 'scratching', card, cost, opened, coin });
    if (now.isRevealWanted) showResult();
  } catch (failure) {
    if (tokenStore.read() !== asked || !stillOpening()) return;
    const isUnknown = isCallFailure(failure) && failure.key === 'scratchCardUnknown';
    setTable(isUnknown ? EMPTY_TABLE : { phase: 'closed', card, cost, failure });
    if (isUnknown) await renewAnswers(getScratchCardInfo);
  }
}

/** Tells the prize everywhere: on the card, in the balance, in the record. */
function showResult(): void {
  const table = tableNow();
  if (table.phase !== 'scratching') return;
  setTable({ ...table, phase: 'revealed' });
  settle(table.coin, celebratedOf(table.opened.prize, table.cost));
}

/** Lets the told prize fly to the balance, where it is celebrated. @param card on the page */
export function flyPrize(card: Element): void {
  const table = tableNow();
  if (table.phase !== 'revealed') return;
  flyClaim(card.getBoundingClientRect(), celebratedOf(table.opened.prize, table.cost));
}

/** @param rewards of the balance, what the page lets fly there */
function settle(coin: Cents, rewards: readonly Reward[] = []): void {
  applyClaim({ coin, rewards });
  changeAnswer(getScratchCardInfo, {}, (info) => ({ ...info, card: null }));
  void renewClaims(getScratchCardInfo, searchScratchCardAwardLog, appDiamondBonusTickersData);
}

/** Takes the card off the table; the prize of one that was half scratched is told by balance and record. */
export function putCardAway(): void {
  const table = tableNow();
  setTable(EMPTY_TABLE);
  if (table.phase === 'scratching') settle(table.coin);
}

/**
 * A card that is open on the server and covered here has its prize in the balance: until it is told, the balance of a
 * refresh is not shown.
 * @returns what ends it, and asks for what was held back
 */
export function keepBalance(): () => void {
  const kept = profileStore.getState().user;
  let hasHeldBack = false;
  const stop = profileStore.subscribe(({ user }) => {
    if (!kept || user?.id !== kept.id || user.coin === kept.coin) return;
    if (!isUntold(scratchStore.getState().table)) return;
    hasHeldBack = true;
    applyBalance(kept.coin);
  });
  return () => {
    stop();
    if (hasHeldBack) void refreshProfile();
  };
}
