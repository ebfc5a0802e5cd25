import { readConfigs } from '../config/public/config-value-queries.ts';
import type { AppConfigQuestion } from '../hooks.ts';
import { sayText } from '../localization/say-text.ts';
import { readChannels, readItems } from './deposit-channel-queries.ts';
import { withdrawConfig } from './public/wallet-config.ts';
import { banksConfig, depositConfig } from './wallet-config.ts';

/** How money comes in and goes out. */
export async function readWalletAppConfig(asked: AppConfigQuestion) {
  const { sql } = asked;
  const [{ deposit, withdraw, rechargeBank }, channels, rechargeItems] = await Promise.all([
    readConfigs(sql, { deposit: depositConfig, withdraw: withdrawConfig, rechargeBank: banksConfig }),
    readChannels(sql),
    readItems(sql),
  ]);
  return {
    ...deposit,
    rechargeTypes: channels.map((row) => ({
      ...row,
      name: sayText(row.name, asked),
      feeText: sayText(row.feeText, asked),
      timeText: sayText(row.timeText, asked),
    })),
    rechargeItems,
    minWithdrawal: Math.min(
      ...Object.values(withdraw.methods).flatMap(({ isOpen, minAmount }) => (isOpen ? minAmount : [])),
    ),
    rechargeBank,
  };
}
