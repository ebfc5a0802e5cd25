import { useMemo } from 'react';
import type { AppConfig } from '../../../contract/config/app-config.ts';
import { isPlayable } from '../../../contract/games/playable.ts';
import { cents } from '../../../contract/money.ts';
import { compareTexts } from '../../platform/collate.ts';
import { t } from '../../platform/i18n.ts';
import { Choice, Choices } from './filter-choices.tsx';
import styles from './filters.module.css';
import { featureName, percentText, shortMoney, volatilityName } from './game-facts.ts';
import { type GameFilter, RTP_STEPS, toggleValue } from './game-filter.ts';
import type { ChoiceCounts } from './search-rules.ts';
import { changeFilter } from './search-store.ts';

interface FieldsProps {
  config: AppConfig;
  filter: GameFilter;
  counts: ChoiceCounts;
}

const LEVELS = [1, 2, 3, 4, 5] as const;
const MAX_BETS = 6;

/** Every way to narrow the list but the text and the category, each choice with the games it would leave. */
export function FilterFields({ config, filter, counts }: FieldsProps) {
  const features = useMemo(() => namedFeatures(config), [config]);
  const bets = useMemo(() => lowBetSteps(config), [config]);
  return (
    <div className={styles.fields}>
      <Choices title={t('games.filter.state')}>
        <Choice
          label={t('games.filter.playable')}
          count={counts.playable.get(true) ?? 0}
          isChosen={filter.isPlayable}
          onChange={(isPlayable) => changeFilter({ isPlayable })}
        />
      </Choices>
      <Choices title={t('games.search.brand')}>
        {config.gameBrands
          .toSorted((a, b) => a.sort - b.sort)
          .map(({ id, name }) => (
            <Choice
              key={id}
              label={name}
              count={counts.brands.get(id) ?? 0}
              isChosen={filter.brandIds.includes(id)}
              onChange={() => changeFilter({ brandIds: toggleValue(filter.brandIds, id) })}
            />
          ))}
      </Choices>
      <Choices title={t('games.game.volatility')}>
        {LEVELS.map((level) => (
          <Choice
            key={level}
            label={volatilityName(level)}
            level={level}
            count={counts.volatilities.get(level) ?? 0}
            isChosen={filter.volatilities.includes(level)}
            onChange={() => changeFilter({ volatilities: toggleValue(filter.volatilities, level) })}
          />
        ))}
      </Choices>
      <Choices title={t('games.game.rtp')}>
        {RTP_STEPS.map((step) => (
          <Choice
            key={step}
            label={t('games.filter.atLeast', { share: percentText(step, 0) })}
            count={counts.returns.get(step) ?? 0}
            isChosen={filter.minRtpBp === step}
            onChange={(isChosen) => changeFilter({ minRtpBp: isChosen ? step : null })}
          />
        ))}
      </Choices>
      <Choices title={t('games.filter.bet')}>
        {bets.map((bet) => (
          <Choice
            key={bet}
            label={t('games.filter.atMost', { amount: shortMoney(cents(bet)) })}
            count={countUpTo(counts.lowBets, bet)}
            isChosen={filter.maxLowBet === bet}
            onChange={(isChosen) => changeFilter({ maxLowBet: isChosen ? cents(bet) : null })}
          />
        ))}
      </Choices>
      <Choices title={t('games.search.feature')}>
        {features
          // There are many, and most belong to one kind of game: those without any stand away.
          .filter(({ feature }) => counts.features.has(feature) || filter.features.includes(feature))
          .map(({ feature, name }) => (
            <Choice
              key={feature}
              label={name}
              count={counts.features.get(feature) ?? 0}
              isChosen={filter.features.includes(feature)}
              onChange={() => changeFilter({ features: toggleValue(filter.features, feature) })}
            />
          ))}
      </Choices>
    </div>
  );
}

function namedFeatures(config: AppConfig) {
  return [...new Set(config.games.filter(isPlayable).flatMap((game) => game.features))]
    .map((feature) => ({ feature, name: featureName(feature) }))
    .toSorted((a, b) => compareTexts(a.name, b.name));
}

/** The smallest bets that games of this platform have, in cents; of many, evenly chosen ones. */
function lowBetSteps(config: AppConfig): number[] {
  const bets = [...new Set<number>(config.games.filter(isPlayable).map((game) => game.minBet))].toSorted(
    (a, b) => a - b,
  );
  const every = Math.ceil(bets.length / MAX_BETS);
  return bets.filter((_, at) => at % every === 0);
}

function countUpTo(lowBets: ReadonlyMap<number, number>, most: number): number {
  let sum = 0;
  for (const [bet, count] of lowBets) if (bet <= most) sum += count;
  return sum;
}
