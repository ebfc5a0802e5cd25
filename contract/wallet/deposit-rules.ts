import { DEFAULT_MIN_DEPOSIT_AFTER_FIRST_CENTS, DEFAULT_MIN_DEPOSIT_CENTS } from '../limits.ts';
import { type Cents, cents } from '../money.ts';

interface ChannelBounds {
  readonly minAmount: Cents | null;
  readonly minAmount2: Cents | null;
}

/** The minimum deposit on a channel; `minAmount2` holds after the first deposit where the market says so. */
export function minimumDeposit(
  channel: ChannelBounds,
  player: { totalRecharge: Cents; minRechargeStatus: number },
): Cents {
  const isLater = player.totalRecharge > 0 && player.minRechargeStatus !== 0;
  if (isLater) return channel.minAmount2 ?? cents(DEFAULT_MIN_DEPOSIT_AFTER_FIRST_CENTS);
  return channel.minAmount ?? cents(DEFAULT_MIN_DEPOSIT_CENTS);
}

interface ChannelChoice {
  readonly id: number;
  readonly isDefault: number;
}

/** The channel to show: the chosen one if still valid, else the last used, else the flagged, else the first. */
export function chooseChannel<C extends ChannelChoice>(
  channels: readonly C[],
  chosenId: number | null,
  lastUsedId: number,
): C | null {
  return (
    channels.find((channel) => channel.id === chosenId) ??
    channels.find((channel) => channel.id === lastUsedId) ??
    channels.find((channel) => channel.isDefault === 1) ??
    channels[0] ??
    null
  );
}

/** Offered amounts at or above the minimum, ascending. */
export function offeredItems<I extends { readonly price: Cents }>(items: readonly I[], minimum: Cents): I[] {
  return items.filter((item) => item.price >= minimum).sort((a, b) => a.price - b.price);
}
