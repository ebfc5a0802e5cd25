import { groupDigits } from '../../../../contract/money.ts';
import { t } from '../../../platform/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useUi } from '../../../ui/ui-context.ts';
import styles from './fair.module.css';
import { CopiedFigure, SeedFigure, SeedFigures } from './seed-figures.tsx';
import type { RevealedPair } from './use-rotation.ts';

/** A pair that decides nothing any more: whoever has its seeds can check its rounds. */
export function RevealedSeeds({ pair: { commit, serverSeed, clientSeed, bets } }: { pair: RevealedPair }) {
  const { formatLocale } = useUi();
  return (
    <section className={classNames(styles.verdict, styles.revealed)}>
      <h3>{t('fair.seeds.revealed')}</h3>
      <p>{t('fair.seeds.revealedText')}</p>
      <SeedFigures>
        <CopiedFigure name={t('fair.serverSeed')} figure={serverSeed} />
        <CopiedFigure name={t('fair.clientSeed')} figure={clientSeed} />
        <CopiedFigure name={t('fair.seeds.commit')} figure={commit} />
        <SeedFigure name={t('fair.seeds.revealedBets')}>{groupDigits(bets, formatLocale)}</SeedFigure>
      </SeedFigures>
    </section>
  );
}
