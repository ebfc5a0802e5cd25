import type { AppConfig } from '../../../contract/config/app-config.ts';
import { OpenStatus } from '../../../contract/ids.ts';
import { t } from '../../platform/i18n.ts';
import chipParts from '../../ui/chips.module.css';
import { classNames } from '../../ui/class-names.ts';
import { typeName } from './game-facts.ts';
import type { GameFilter } from './game-filter.ts';
import bar from './search-bar.module.css';
import type { ChoiceCounts } from './search-rules.ts';
import { changeFilter } from './search-store.ts';

interface StripProps {
  config: AppConfig;
  filter: GameFilter;
  counts: ChoiceCounts;
}

/** The chosen category stands in the middle of the strip, as far as the strip goes. Called when another one is chosen. */
function bringIntoSight(chosen: HTMLElement | null): void {
  const track = chosen?.closest('fieldset');
  if (!chosen || !track) return;
  track.scrollLeft = chosen.offsetLeft - (track.clientWidth - chosen.offsetWidth) / 2;
}

/** The platform's categories side by side, each with what it holds now. */
export function CategoryStrip({ config, filter, counts }: StripProps) {
  const { typeId } = filter;
  const total = [...counts.types.values()].reduce((sum, count) => sum + count, 0);
  const types = config.gameTypes
    .filter((type) => type.status === OpenStatus.open)
    .toSorted((a, b) => a.sort - b.sort)
    .map(({ id }) => ({ id, name: typeName(config, id), count: counts.types.get(id) ?? 0 }));
  const all = { id: null, name: t('games.search.allGames'), count: total };
  return (
    <fieldset className={bar.strip} aria-label={t('games.search.type')}>
      {[all, ...types].map(({ id, name, count }) => (
        <button
          key={id ?? 'all'}
          ref={id === typeId ? bringIntoSight : null}
          type="button"
          className={classNames(chipParts.chip, chipParts.choice, bar.category, count === 0 && bar.empty)}
          aria-pressed={id === typeId}
          onClick={() => changeFilter({ typeId: id })}
        >
          {name} <b className={chipParts.count}>{count}</b>
        </button>
      ))}
    </fieldset>
  );
}
