import { useSearch } from 'wouter';
import { t } from '../../../platform/i18n.ts';
import { paths } from '../../../platform/paths.ts';
import type { OverlayPanelProps } from '../../../session/overlays/overlay-store.ts';
import { classNames } from '../../../ui/class-names.ts';
import links from '../../../ui/links.module.css';
import pageParts from '../../../ui/page.module.css';
import { DrawCheck } from './draw-check.tsx';
import { readDrawInput } from './draw-rules.ts';
import styles from './fair.module.css';
import { FairCheck } from './fair-check.tsx';
import { readFairInput } from './fair-rules.ts';
import { LotteryCheck } from './lottery-check.tsx';
import { readLotteryInput } from './lottery-rules.ts';
import { OwnSeeds } from './own-seeds.tsx';
import { SharedRounds } from './shared-rounds.tsx';
import { SpinCheck } from './spin-check.tsx';
import { readSpinInput } from './spin-rules.ts';
import { StudioGames } from './studio-games.tsx';
import { VERIFIER_FILE } from './verifier-file.ts';

/** `/fair`: anybody may work any round, draw and spin out again, signed in or not. Who comes with one sees it first. */
export function FairPanel() {
  const search = useSearch();
  const draw = readDrawInput(search);
  const spin = readSpinInput(search);
  const lottery = readLotteryInput(search);
  const isRound = draw.draw === '' && spin === null && lottery === null;
  const rounds = <FairCheck key={`round ${search}`} input={readFairInput(isRound ? search : '')} hasReplay />;
  const draws = <DrawCheck key={`draw ${search}`} input={draw} />;
  const lotteries = <LotteryCheck key={`lottery ${search}`} input={lottery} />;
  const spins = <SpinCheck key={`spin ${search}`} input={spin} />;
  const seeds = <OwnSeeds key="seeds" />;
  const shared = <SharedRounds key="shared" />;
  const studios = <StudioGames key="studios" />;
  const how = <HowLinks key="how" />;
  const order = () => {
    const all = [rounds, how, studios, seeds, shared, draws, lotteries, spins];
    const first = spin ? spins : lottery ? lotteries : draw.draw === '' ? rounds : draws;
    return [first, ...all.filter((one) => one !== first)];
  };
  return <div className={styles.both}>{order()}</div>;
}

/** For whoever does not trust this page: how to write a verifier, and ours as a file. */
function HowLinks() {
  return (
    <p className={classNames(pageParts.narrow, links.inline)}>
      <a href={paths.fairHow}>{t('fair.how')}</a>
      <a href={VERIFIER_FILE} download>
        {t('fair.verifier')}
      </a>
    </p>
  );
}

/** The same above a running game, for the round that it names. */
export function FairOverlay({ props: { roundId } }: OverlayPanelProps<'fair'>) {
  return <FairCheck input={{ ...readFairInput(''), round: roundId }} />;
}
