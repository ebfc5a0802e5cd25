import type { JackpotAwardConfig } from '../../../contract/config/app-config.ts';
import type { JackpotInfo } from '../../../contract/jackpot/jackpot.ts';
import type { OneIn } from '../../../maths/jackpot-odds.ts';
import { formatLocale, t } from '../../platform/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import wordParts from '../../ui/words.module.css';
import { oddsOf } from './draw-rules.ts';
import facts from './hall-facts.module.css';
import { countText, moneyText } from './prize-text.ts';

interface FactsProps {
  info: JackpotInfo;
  cells: readonly JackpotAwardConfig[];
}

/** Odds, first amounts, ceilings and funding: all of it in view before the first spin. */
export function FactsPanel({ info, cells }: FactsProps) {
  const { tiers, draw } = info;
  const odds = oddsOf(tiers, cells);
  return (
    <section className={facts.card} aria-labelledby="jackpot-facts">
      <header className={classNames(wordParts.headed, facts.cardHead)}>
        <h2 id="jackpot-facts">{t('jackpot.facts.title')}</h2>
      </header>
      <table className={facts.facts}>
        <thead>
          <tr>
            <th scope="col">{t('jackpot.facts.pot')}</th>
            <th scope="col">{t('jackpot.facts.odds')}</th>
            <th scope="col">{t('jackpot.facts.seed')}</th>
            <th scope="col">{t('jackpot.facts.ceiling')}</th>
          </tr>
        </thead>
        <tbody>
          {tiers.map(({ tier, seed, ceiling }, index) => (
            <tr key={tier} data-tier={tier}>
              <th scope="row">{t(`lobby.tier.${tier}`)}</th>
              <td>{oddsText(odds.tiers[index]?.ofDraw)}</td>
              <td>{moneyText(seed, true)}</td>
              <td>{moneyText(ceiling, true)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classNames(wordParts.text, facts.text)}>
        {t('jackpot.facts.funding', { share: fundingShare(info) })}
      </p>
      <p className={classNames(wordParts.text, facts.text)}>{t('jackpot.facts.true')}</p>
      {draw.commit && (
        <p className={classNames(wordParts.text, facts.seal)}>
          {t('jackpot.facts.fair', { seal: draw.commit })}
        </p>
      )}
    </section>
  );
}

/** "1 in N"; a dash for what never comes. */
export function oddsText(draws: OneIn | undefined): string {
  return draws == null ? '–' : t('jackpot.facts.oneIn', { count: countText(draws) });
}

/** What a bet gives to all four pots together, in per cent. */
function fundingShare({ tiers }: JackpotInfo): string {
  const ppm = tiers.reduce((sum, { sharePpm }) => sum + sharePpm, 0);
  return new Intl.NumberFormat(formatLocale(), { maximumFractionDigits: 4 }).format(ppm / 10_000);
}
