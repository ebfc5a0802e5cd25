import { couponKindOf, MAX_COUPON_PERCENT } from '../../contract/rewards/bonus-rules.ts';
import { findPlayer } from '../auth/public/find-player.ts';
import { marketMoney } from '../config/public/market-money.ts';
import { isUuid } from '../db/is-uuid.ts';
import type { Tx } from '../db/sql.ts';
import { makeId } from '../make-id.ts';
import { CommandError, type OperatorCommand, requireArgument, sayTime, wantedWhole } from '../ops/command.ts';
import { readWhole } from '../strict-json.ts';
import {
  type CouponApprovalRow,
  insertApproval,
  lockOpenApproval,
  readOpenApprovals,
  updateApprovalDecided,
} from './coupon-approval-queries.ts';
import { assertGrantable } from './public/assert-grantable.ts';
import { grantCoupon } from './public/grant-coupon.ts';

async function sayApproval(
  tx: Tx,
  { propId, value, account }: Pick<CouponApprovalRow, 'propId' | 'value' | 'account'>,
): Promise<string> {
  const worth = couponKindOf(propId) === 'give' ? (await marketMoney(tx))(value) : `${value} %`;
  return `coupon ${propId} of ${worth} for ${account}`;
}

/** @throws CommandError for a reward that is not a coupon, or an invalid value. */
function readValue(propId: number, text: string): number {
  const kind = couponKindOf(propId);
  if (!kind)
    throw new CommandError(
      `${propId} is not a coupon: 1001-1099 and 1201-1299 are shares, 1301-1399 amounts.`,
    );
  const value = readWhole(text);
  if (value === null || value < 1 || value > 1e12 || (kind !== 'give' && value > MAX_COUPON_PERCENT))
    throw new CommandError(
      `"${text}" is no ${kind === 'give' ? 'amount in cents' : `share of 1 to ${MAX_COUPON_PERCENT} %`}.`,
    );
  return value;
}

const request: OperatorCommand = {
  name: 'coupon ask',
  usage: '<account> <reward id> <percent or cents>',
  about: 'Requests a coupon for a player. Another operator approves it.',
  async run({ tx, args, actor, now, random }) {
    const player = await findPlayer(tx, requireArgument(args, 0, 'the account'));
    const propId = wantedWhole(args, 1, 'the reward id');
    const value = readValue(propId, requireArgument(args, 2, 'the share in percent, or the amount in cents'));
    const id = makeId(now, random(10));
    await insertApproval(tx, { id, playerId: player.id, propId, value, askedBy: actor, askedAt: now });
    return {
      say: `${await sayApproval(tx, { propId, value, account: player.account })}: another operator must approve it: coupon give ${id}`,
      subject: player.id,
      details: { wish: id, propId, value },
    };
  },
};

const grant: OperatorCommand = {
  name: 'coupon give',
  usage: '<id of the list>',
  about: 'Approves a coupon that another operator has requested.',
  async run({ tx, args, actor, clock, random }) {
    const approvalId = requireArgument(args, 0, 'the id');
    const approval = isUuid(approvalId) ? await lockOpenApproval(tx, approvalId) : undefined;
    if (!approval) throw new CommandError(`There is no pending coupon "${approvalId}". See: coupon list.`);
    if (approval.askedBy === actor)
      throw new CommandError('You have requested this coupon; another operator must approve it.');
    const now = await assertGrantable(tx, clock, approval);
    await updateApprovalDecided(tx, approval.id, now);
    const { playerId, propId, value } = approval;
    await grantCoupon(tx, { playerId, id: makeId(now, random(10)), propId, value, now });
    return {
      say: `${await sayApproval(tx, approval)}: given.`,
      subject: approval.playerId,
      details: {
        wish: approval.id,
        propId: approval.propId,
        value: approval.value,
        askedBy: approval.askedBy,
      },
    };
  },
};

const list: OperatorCommand = {
  name: 'coupon list',
  usage: '',
  about: 'Lists coupons that wait for a second operator.',
  async run({ tx }) {
    const approvals = await readOpenApprovals(tx);
    const lines: string[] = [];
    for (const approval of approvals)
      lines.push(
        [
          approval.id,
          sayTime(approval.askedAt),
          await sayApproval(tx, approval),
          `asked by ${approval.askedBy}`,
        ].join('\t'),
      );
    return { say: lines.join('\n') || 'No coupon is pending.', subject: null };
  },
};

export const COUPON_COMMANDS: readonly OperatorCommand[] = [list, request, grant];
