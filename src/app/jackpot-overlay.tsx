import { Hall, HallSign } from '../features/jackpot/hall.tsx';
import { t } from '../platform/i18n.ts';
import { RuleLine } from './frame/rule-line.tsx';
import { HallBar } from './hall-bar.tsx';

/** The hall above whatever page is open; the dialog around it carries the name. */
export function JackpotOverlay() {
  return (
    <>
      <Hall
        bar={<HallBar />}
        heading={
          <HallSign>
            <p aria-hidden="true">{t('shell.nav.jackpot')}</p>
          </HallSign>
        }
      />
      {/* The page's own lies below the dialog, out of reach. */}
      <RuleLine place="alone" />
    </>
  );
}
