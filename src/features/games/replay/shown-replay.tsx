import { useStore } from 'zustand';
import { t } from '../../../platform/i18n.ts';
import { configStore } from '../../../session/config/config-store.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Notice } from '../../../ui/notice.tsx';
import pageParts from '../../../ui/page.module.css';
import { Breakdown } from '../fair/breakdown.tsx';
import { fairAddress } from '../fair/fair-rules.ts';
import { RawFigures, versionFigure } from '../fair/verdict-frame.tsx';
import styles from './replay.module.css';
import { ReplayFrame } from './replay-frame.tsx';
import { pictureError, type Replay } from './replay-rules.ts';

/** What the record says of a round and its proof, above the game's own picture of it. */
export function ShownReplay({ replay }: { replay: Replay }) {
  const { round } = replay;
  const { gameId, slug, stake, win, settledAt, isPlayMoney, proof, versionHash } = round;
  const name = useStore(configStore, ({ config }) => config?.games.find(({ id }) => id === gameId)?.name);
  const error = pictureError(proof.maths);
  return (
    <div className={classNames(pageParts.narrow, styles.replay)}>
      <h2 className={styles.title}>
        <span className={styles.badge}>{t('replay.badge')}</span> {name ?? slug}
      </h2>
      <p>{t(isPlayMoney ? 'replay.playMoney' : 'replay.about')}</p>
      <Breakdown stake={stake} paid={win} settledAt={settledAt} />
      {error ? (
        <Notice tone="warning">{t(`replay.${error}`, { maths: proof.maths })}</Notice>
      ) : (
        <ReplayFrame replay={replay} name={name ?? slug} />
      )}
      <ButtonLink kind="quiet" href={fairAddress(round.roundId)}>
        {t('replay.proof')}
      </ButtonLink>
      {proof.serverSeed === null && <p>{t(proof.shared ? 'replay.voided' : 'replay.unrevealed')}</p>}
      <RawFigures figures={[['fair.maths', proof.maths], ...versionFigure(versionHash)]} />
    </div>
  );
}
