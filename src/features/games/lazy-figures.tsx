import { type ComponentType, useEffect, useState } from 'react';
import { loadMessages } from '../../platform/i18n.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';

type Figures = ComponentType<{ slug: string }>;

/** The exact figures of a studio's game, fetched with what shows them; nothing where that file cannot be had. */
export function LazyFigures({ slug }: { slug: string }) {
  const [loaded, setLoaded] = useState<{ readonly Shown: Figures | null }>();
  useEffect(() => {
    let isWanted = true;
    const settle = (Shown: Figures | null) => {
      if (isWanted) setLoaded({ Shown });
    };
    Promise.all([import('./studio/studio-figures.tsx'), loadMessages('studio')]).then(
      ([{ StudioFigures }]) => settle(StudioFigures),
      () => settle(null),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  if (!loaded) return <SkeletonRows count={3} height="44px" />;
  return loaded.Shown && <loaded.Shown slug={slug} />;
}
