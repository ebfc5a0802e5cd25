import { useStore } from 'zustand';
import type { AppConfig } from '../../../contract/config/app-config.ts';
import { t } from '../../platform/i18n.ts';
import { configStore } from '../../session/config/config-store.ts';
import type { OverlayPanelProps } from '../../session/overlays/overlay-store.ts';
import { Button } from '../../ui/button.tsx';
import { FilterFields } from './filter-fields.tsx';
import styles from './filters.module.css';
import { EMPTY_FILTER } from './game-filter.ts';
import { changeFilter } from './search-store.ts';
import { useFound } from './use-found.ts';

/** The filters as a sheet, where the window has no room for a column of them. */
export function FiltersOverlay({ close }: OverlayPanelProps) {
  const config = useStore(configStore, (state) => state.config);
  return config && <Filters config={config} close={close} />;
}

function Filters({ config, close }: { config: AppConfig; close: () => void }) {
  const { filter, found } = useFound(config);
  const count = found.playable;
  return (
    <>
      <FilterFields config={config} filter={filter} counts={found.counts} />
      <footer className={styles.foot}>
        <Button
          kind="quiet"
          onClick={() => changeFilter({ ...EMPTY_FILTER, text: filter.text, typeId: filter.typeId })}
        >
          {t('games.filter.clearShort')}
        </Button>
        <Button kind="action" isWide onClick={close}>
          {t('games.filter.show', { count })}
        </Button>
      </footer>
    </>
  );
}
