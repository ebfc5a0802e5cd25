import type { PushPayload } from '../../contract/push/push-payload.ts';
import type { PushOutcome, PushSender } from '../adapters/push-sender.ts';
import type { VapidKeys } from '../adapters/vapid.ts';
import { pushSender } from '../adapters/web-push.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import { marketConfig } from '../config/public/market-config.ts';
import type { Context } from '../context.ts';
import { mayAdvertise } from '../rights/public/may-advertise.ts';
import {
  type ClaimedMessage,
  claimMessages,
  deleteEndedBefore,
  type MessageEnd,
  updateEnded,
  updateInterruptedToFailed,
  updateWaiting,
} from './message-queries.ts';
import { NOTICE_RULES } from './notice-rules.ts';
import { MAX_ATTEMPTS, planDelivery, waitAfter } from './plan-delivery.ts';
import { pushMessages } from './public/push-figures.ts';
import { pushConfig } from './push-config.ts';
import { findPushSettings } from './settings-queries.ts';
import { deleteSubscription } from './subscription-queries.ts';
import { readVapidKeys } from './vapid-keys.ts';

/** Sent at once: fewer than the connections that calls need. */
const BATCH = 8;
/** Other jobs wait for a round of this one. */
const ROUND_MS = 3_000;
/** Far longer than a push service may take. */
const LOST_AFTER_MS = 60_000;
const KEPT_MS = 7 * 86_400_000;

interface Round {
  readonly context: Context;
  readonly sender: PushSender;
  readonly vapid: VapidKeys;
  readonly timeZone: string;
  readonly quietHours: { readonly from: number; readonly until: number };
}

/** A job: sends what is due, for some seconds. Returns how many messages it dealt with. */
export async function sendPushes(context: Context, sender = pushSender(context.settings)): Promise<number> {
  const { sql, clock } = context;
  const { isSending, quietHours } = await readConfig(sql, pushConfig);
  const lost = await updateInterruptedToFailed(sql, clock.now() - LOST_AFTER_MS, clock.now());
  if (!isSending) return lost;
  const vapid = await readVapidKeys(context);
  // Without a key nobody can have subscribed.
  if (!vapid) return lost;
  const { timeZone } = await readConfig(sql, marketConfig);
  const round = { context, sender, vapid, timeZone, quietHours };
  const deadline = performance.now() + ROUND_MS;
  let done = lost;
  while (performance.now() < deadline) {
    const claimed = await claimMessages(sql, clock.now(), BATCH);
    await Promise.all(claimed.map((message) => deliver(round, message)));
    done += claimed.length;
    if (claimed.length < BATCH) break;
  }
  return done;
}

/** A job: forgets what ended a week ago. */
export const purgeOldPushes = ({ sql, clock }: Context): Promise<number> =>
  deleteEndedBefore(sql, clock.now() - KEPT_MS);

async function deliver(round: Round, message: ClaimedMessage): Promise<void> {
  const { sql, clock } = round.context;
  const { id, notice, expiresAt } = message;
  const settings = await findPushSettings(sql, message.playerId);
  const plan = planDelivery({
    notice,
    expiresAt,
    isWanted: await isWanted(round.context, message, settings?.kinds),
    ownQuietHours: settings ? settings.quietHours : null,
    quietHours: round.quietHours,
    timeZone: round.timeZone,
    now: clock.now(),
  });
  if (plan.kind === 'wait')
    return updateWaiting(sql, id, { until: plan.until, reason: 'quiet', isAttempt: false });
  if (plan.kind === 'drop') return end(round, message, { state: 'dropped', reason: plan.reason });
  const { urgency, path } = NOTICE_RULES[notice];
  const payload: PushPayload = { notice, path, locale: message.locale };
  const outcome = await round.sender.send(
    {
      endpoint: message.endpoint,
      device: { p256dh: message.p256dh, auth: message.authToken },
      vapid: round.vapid,
      text: JSON.stringify(payload),
      ttlSeconds: plan.ttlSeconds,
      urgency,
      topic: notice,
    },
    clock.now(),
  );
  await saveOutcome(round, message, outcome);
}

/** By the player's choice now. Promotions are the consent to advertising by push, which one function knows. */
async function isWanted(
  context: Context,
  { notice, playerId }: ClaimedMessage,
  kinds: Readonly<Record<'security' | 'payments' | 'mail', boolean>> | undefined,
): Promise<boolean> {
  const { kind } = NOTICE_RULES[notice];
  if (kind === null) return true;
  return kind === 'promotions' ? mayAdvertise(context, playerId, 'push') : (kinds?.[kind] ?? false);
}

async function saveOutcome(round: Round, message: ClaimedMessage, outcome: PushOutcome): Promise<void> {
  const { sql, clock, log } = round.context;
  if (outcome.kind === 'accepted') return end(round, message, { state: 'sent', reason: '' });
  if (outcome.kind === 'gone') {
    pushMessages.inc({ notice: message.notice, outcome: 'gone' });
    // Its messages go with it.
    return deleteSubscription(sql, message.subscriptionId);
  }
  const { reason } = outcome;
  if (outcome.kind === 'retry' && message.attempts < MAX_ATTEMPTS) {
    pushMessages.inc({ notice: message.notice, outcome: 'retry' });
    const until = clock.now() + waitAfter(message.attempts, outcome.afterMs);
    return updateWaiting(sql, message.id, { until, reason, isAttempt: true });
  }
  // Counted by its outcome: a device names its push service itself, so that anybody can have it refused.
  log.info({ message: message.id, notice: message.notice, reason }, 'a notification was not accepted');
  return end(round, message, { state: 'failed', reason });
}

async function end({ context }: Round, { id, notice }: ClaimedMessage, ending: MessageEnd): Promise<void> {
  pushMessages.inc({ notice, outcome: ending.state });
  await updateEnded(context.sql, id, { ...ending, now: context.clock.now() });
}
