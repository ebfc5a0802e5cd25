import { useStore } from 'zustand';
import type { AppConfig } from '../../../contract/config/app-config.ts';
import type { JackpotInfo } from '../../../contract/jackpot/jackpot.ts';
import type { OddsTable } from '../../../maths/jackpot-odds.ts';
import { payTwoWinners } from '../../../maths/jackpot-payment.ts';
import { t } from '../../platform/i18n.ts';
import { configStore } from '../../session/config/config-store.ts';
import { countedGamesText } from '../../session/config/game-weights.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { boardStore } from './board-store.ts';
import { oddsOf, prizeOfCell } from './draw-rules.ts';
import { oddsText } from './facts-panel.tsx';
import styles from './lists.module.css';
import { clockText, countText, describePrize, moneyText, prizeLabel, prizeWorth } from './prize-text.ts';

/** The rules as written by us, with every number from the server. */
export function RulesOverlay() {
  const info = useStore(boardStore, (state) => state.info);
  const config = useStore(configStore, (state) => state.config);
  if (!info || !config) return <SkeletonRows count={6} height="60px" />;
  const { depositTarget, typingTarget, nextDayAt } = info.draw;
  const odds = oddsOf(info.tiers, config.jackpotAwardConfigs);
  const counted = countedGamesText(config);
  const earned = {
    deposit: moneyText(depositTarget, true),
    typing: moneyText(typingTarget, true),
    time: clockText(nextDayAt),
  };
  return (
    <div className={styles.rules}>
      <h3>{t('jackpot.rules.chance')}</h3>
      <p>{t('jackpot.rules.chanceText', earned)}</p>
      {counted && <p>{counted}</p>}
      <h3>{t('jackpot.rules.draw')}</h3>
      <p>{t('jackpot.rules.drawText')}</p>
      <h3 id="jackpot-cells">{t('jackpot.rules.cells')}</h3>
      <CellOdds cells={config.jackpotAwardConfigs} odds={odds} />
      <h3 id="jackpot-pots">{t('jackpot.rules.pots')}</h3>
      <p>{t('jackpot.rules.potsText')}</p>
      <TierOdds info={info} odds={odds} />
      <TierAmounts info={info} />
      <h3>{t('jackpot.rules.pay')}</h3>
      <p>{t('jackpot.rules.payText')}</p>
      <TwoWinners info={info} />
      <h3>{t('jackpot.rules.net')}</h3>
      <p>{t('jackpot.rules.netText')}</p>
      <h3>{t('jackpot.rules.who')}</h3>
      <p>{t('jackpot.rules.whoText', { age: config.market.minimumAge })}</p>
    </div>
  );
}

/** The published rule, with what it would come to now: by the maths that pay. */
function TwoWinners({ info: { tiers, miniJackpot } }: { info: JackpotInfo }) {
  const facts = tiers.find(({ tier }) => tier === 'mini');
  if (!facts) return null;
  const [first, second] = payTwoWinners(miniJackpot, facts);
  const values = { pot: t('lobby.tier.mini'), first: moneyText(first), second: moneyText(second) };
  return (
    <>
      <h3>{t('jackpot.rules.tie')}</h3>
      <p>{t('jackpot.rules.tieText', values)}</p>
    </>
  );
}

function CellOdds({ cells, odds }: { cells: AppConfig['jackpotAwardConfigs']; odds: OddsTable }) {
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
          const worth = prizeWorth(prize);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its position on the board
            <tr key={index}>
              <td>{countText(index + 1)}</td>
              <td>
                <span aria-hidden="true">{prizeLabel(prize)}</span>
                <span className="hidden-text">{describePrize(prize)}</span>
                {worth && (
                  <small className={styles.worth} aria-hidden="true">
                    {worth}
                  </small>
                )}
              </td>
              <td>{oddsText(odds.cells[index])}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function TierOdds({ info: { tiers }, odds }: { info: JackpotInfo; odds: OddsTable }) {
  return (
    <table className={styles.odds} aria-labelledby="jackpot-pots">
      <thead>
        <tr>
          <th scope="col">{t('jackpot.facts.pot')}</th>
          <th scope="col">{t('jackpot.facts.odds')}</th>
          <th scope="col">{t('jackpot.rules.ofTurn')}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ tier }, index) => (
          <tr key={tier}>
            <th scope="row">{t(`lobby.tier.${tier}`)}</th>
            <td>{oddsText(odds.tiers[index]?.ofDraw)}</td>
            <td>{oddsText(odds.tiers[index]?.ofTurn)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TierAmounts({ info: { tiers } }: { info: JackpotInfo }) {
  return (
    <table className={styles.odds} aria-label={t('jackpot.rules.amounts')}>
      <thead>
        <tr>
          <th scope="col">{t('jackpot.facts.pot')}</th>
          <th scope="col">{t('jackpot.facts.seed')}</th>
          <th scope="col">{t('jackpot.facts.ceiling')}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ tier, seed, ceiling }) => (
          <tr key={tier}>
            <th scope="row">{t(`lobby.tier.${tier}`)}</th>
            <td>{moneyText(seed, true)}</td>
            <td>{moneyText(ceiling, true)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
