import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import type { AppConfig } from '../../../contract/config/app-config.ts';
import { ActivityId } from '../../../contract/ids.ts';
import type { SeasonName } from '../../../scenes/ornaments/season-decoration.ts';
import { t } from '../../platform/i18n.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { runningActivity } from '../../session/config/activity-access.ts';
import { activityStore } from '../../session/config/activity-store.ts';
import { openOverlay } from '../../session/overlays/overlay-store.ts';
import styles from './lobby-foot.module.css';
import lobby from './lobby-mirror.module.css';

const SEASONS: readonly SeasonName[] = ['christmas', 'newYear', 'festival'];

/** The season whose activity runs, by the server's calendar; of several the one that the server lists first. */
function runningSeason(): SeasonName | null {
  const running = SEASONS.flatMap((name) => {
    const activity = runningActivity(ActivityId[name]);
    return activity ? [{ name, sort: activity.sort }] : [];
  });
  return running.sort((a, b) => a.sort - b.sort)[0]?.name ?? null;
}

/** Fetched in a season only. */
const SeasonDecoration = lazy(async () => ({
  default: (await import('./season-decoration.tsx')).SeasonDecoration,
}));

/**
 * Studios and the responsible-play lines: plain page below the stage, always visible. With it comes what may come late:
 * the decoration of the season.
 */
export function LobbyFoot({ config }: { config: AppConfig }) {
  const { market } = config;
  const season = useStore(activityStore, runningSeason);
  return (
    <>
      <Suspense>{season && <SeasonDecoration name={season} />}</Suspense>
      <section className={styles.studios} aria-labelledby="studios">
        <h2 id="studios" className={lobby.title}>
          {t('lobby.studios.title')}
        </h2>
        <ul className={styles.studioList}>
          {config.gameBrands
            .toSorted((a, b) => a.sort - b.sort)
            .map((brand) => (
              <li key={brand.id}>
                <a
                  className={styles.studio}
                  href={linkTo(paths.gameSearch, { brand: brand.id })}
                  aria-label={t('lobby.studios.label', { brand: brand.name })}
                >
                  {brand.name}
                </a>
              </li>
            ))}
        </ul>
      </section>
      <footer className={styles.footer}>
        <p className={styles.warning}>
          <span className={styles.age}>{t('shell.rule.age', { age: market.minimumAge })}</span>
          {t('shell.rule.line')}
        </p>
        <div>{market.licenceLine}</div>
        <div>{t('lobby.footer.helpLine', { line: market.helpLine })}</div>
        <nav className={styles.links} aria-label={t('shell.rule.help')}>
          <button type="button" onClick={() => openOverlay('help')}>
            {t('shell.rule.help')}
          </button>
          <a href={paths.termsOfUse}>{t('shell.title.terms')}</a>
          <a href={paths.privacyPolicy}>{t('shell.title.privacy')}</a>
        </nav>
      </footer>
    </>
  );
}
