import { Hall, HallSign } from '../features/jackpot/hall.tsx';
import { t } from '../platform/i18n.ts';
import { goBack } from '../platform/navigation.ts';
import { backAddress } from '../session/pages/back-address.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { HallBar } from './hall-bar.tsx';
import styles from './jackpot-page.module.css';

/** /activity/jackpot: the hall as a page of its own. */
export function JackpotPage() {
  return (
    <>
      <IconButton
        icon="back"
        label={t('shell.panel.back')}
        className={styles.back ?? ''}
        onClick={() => goBack(backAddress(location.search))}
      />
      <Hall
        bar={<HallBar />}
        heading={
          <HallSign>
            <h1 tabIndex={-1} data-panel-title>
              {t('shell.nav.jackpot')}
            </h1>
          </HallSign>
        }
      />
    </>
  );
}
