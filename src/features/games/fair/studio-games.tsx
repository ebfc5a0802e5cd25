import { useState } from 'react';
import { useStore } from 'zustand';
import { t } from '../../../platform/i18n.ts';
import { configStore } from '../../../session/config/config-store.ts';
import { classNames } from '../../../ui/class-names.ts';
import { SelectField } from '../../../ui/field.tsx';
import pageParts from '../../../ui/page.module.css';
import { isHostedGame } from '../game-facts.ts';
import { StudioFigures } from '../studio/studio-figures.tsx';
import styles from './fair.module.css';

/** What the games of other studios promise, one at a time; nothing where there are none. */
export function StudioGames() {
  const games = useStore(configStore, ({ config }) => config?.games)?.filter(isHostedGame) ?? [];
  const [chosen, setChosen] = useState(games[0]?.slug);
  const shown = games.find(({ slug }) => slug === chosen) ?? games[0];
  if (!shown) return null;
  return (
    <section className={classNames(pageParts.narrow, styles.fair)} aria-labelledby="fair-studio">
      <h2 id="fair-studio" className={styles.part}>
        {t('studio.title')}
      </h2>
      <p className={styles.about}>{t('studio.text')}</p>
      <SelectField
        label={t('studio.game')}
        value={shown.slug}
        onChange={(event) => setChosen(event.target.value)}
      >
        {games.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <StudioFigures key={shown.slug} slug={shown.slug} />
    </section>
  );
}
