import { type ReactNode, useRef } from 'react';
import { t } from '../../../platform/i18n.ts';
import { copyText } from '../../../platform/share-text.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { toast } from '../../../ui/toast.ts';
import styles from './fair.module.css';

/** The figures of a seed pair, a line each. */
export const SeedFigures = ({ children }: { children: ReactNode }) => (
  <dl className={styles.raw}>{children}</dl>
);

interface FigureProps {
  name: string;
  children: ReactNode;
}

export const SeedFigure = ({ name, children }: FigureProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

interface CopiedFigureProps {
  name: string;
  figure: string;
}

/** A hash or a seed, with a button that copies it for another program. */
export function CopiedFigure({ name, figure }: CopiedFigureProps) {
  const place = useRef<HTMLElement>(null);
  const copy = async () => {
    const outcome = await copyText(figure, place.current);
    if (outcome === 'copied') toast(t('fair.seeds.copied'), 'good');
    else toast(t('shell.copy.selected'));
  };
  return (
    <SeedFigure name={name}>
      <span className={styles.copied}>
        {/* A seed may be of any script, and its blanks count. */}
        <code ref={place} dir="auto" translate="no">
          {figure}
        </code>
        <IconButton icon="copy" label={t('fair.seeds.copy', { name })} onClick={() => void copy()} />
      </span>
    </SeedFigure>
  );
}
