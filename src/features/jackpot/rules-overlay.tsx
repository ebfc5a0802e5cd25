import { useStore } from 'zustand';
import type { AppConfig } from '../../../contract/entities/config.ts';
import type { JackpotInfo } from '../../../contract/entities/jackpot.ts';
import { t } from '../../platform/i18n.ts';
import { configStore } from '../../session/config-store.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { boardStore } from './board-store.ts';
import { oneIn, prizeOfCell } from './draw-rules.ts';
import { oddsText } from './facts-panel.tsx';
import styles from './lists.module.css';
import { countText, moneyText, prizeLabel, prizeWords } from './prize-text.ts';

/** The rules in our own words, with every figure from the server. */
export function RulesOverlay() {
  const info = useStore(boardStore, (state) => state.info);
  const config = useStore(configStore, (state) => state.config);
  if (!info || !config) return <SkeletonRows count={6} height="60px" />;
  const { depositTarget, typingTarget } = info.draw;
  const earned = { deposit: moneyText(depositTarget, true), typing: moneyText(typingTarget, true) };
  return (
    <div className={styles.rules}>
      <h3>{t('jackpot.rules.chance')}</h3>
      <p>{t('jackpot.rules.chanceText', earned)}</p>
      <h3>{t('jackpot.rules.draw')}</h3>
      <p>{t('jackpot.rules.drawText')}</p>
      <h3 id="jackpot-cells">{t('jackpot.rules.cells')}</h3>
      <CellOdds cells={config.jackpotAwardConfigs} />
      <h3 id="jackpot-pots">{t('jackpot.rules.pots')}</h3>
      <p>{t('jackpot.rules.potsText')}</p>
      <TierOdds info={info} />
      <h3>{t('jackpot.rules.pay')}</h3>
      <p>{t('jackpot.rules.payText')}</p>
      <h3>{t('jackpot.rules.net')}</h3>
      <p>{t('jackpot.rules.netText')}</p>
      <h3>{t('jackpot.rules.who')}</h3>
      <p>{t('jackpot.rules.whoText', { age: config.market.minimumAge })}</p>
    </div>
  );
}

function CellOdds({ cells }: { cells: AppConfig['jackpotAwardConfigs'] }) {
  const weights = cells.map(({ weight }) => weight);
  return (
    <table className={styles.odds} aria-labelledby="jackpot-cells">
      <thead>
        <tr>
          <th scope="col">{t('jackpot.rules.cell')}</th>
          <th scope="col">{t('jackpot.rules.prize')}</th>
          <th scope="col">{t('jackpot.facts.odds')}</th>
        </tr>
      </thead>
      <tbody>
        {cells.map((cell, index) => {
          const prize = prizeOfCell(cell);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place on the board
            <tr key={index}>
              <td>{countText(index + 1)}</td>
              <td>
                <span aria-hidden="true">{prizeLabel(prize)}</span>
                <span className="hidden-text">{prizeWords(prize)}</span>
              </td>
              <td>{oddsText(oneIn(cell.weight, weights))}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function TierOdds({ info: { tiers } }: { info: JackpotInfo }) {
  const weights = tiers.map(({ weight }) => weight);
  return (
    <table className={styles.odds} aria-labelledby="jackpot-pots">
      <thead>
        <tr>
          <th scope="col">{t('jackpot.facts.pot')}</th>
          <th scope="col">{t('jackpot.facts.odds')}</th>
          <th scope="col">{t('jackpot.facts.seed')}</th>
          <th scope="col">{t('jackpot.facts.ceiling')}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ tier, weight, seed, ceiling }) => (
          <tr key={tier}>
            <th scope="row">{t(`lobby.tier.${tier}`)}</th>
            <td>{oddsText(oneIn(weight, weights))}</td>
            <td>{moneyText(seed, true)}</td>
            <td>{moneyText(ceiling, true)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
