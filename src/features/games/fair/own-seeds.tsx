import { useStore } from 'zustand';
import type { CallData } from '../../../../contract/call.ts';
import { getSeedPair } from '../../../../contract/games/seed-pair-calls.ts';
import { groupDigits } from '../../../../contract/money.ts';
import { t } from '../../../platform/i18n.ts';
import { paths } from '../../../platform/paths.ts';
import { useCall } from '../../../session/calls/use-call.ts';
import { isSignedIn, profileStore } from '../../../session/player/profile-store.ts';
import { rememberWantedAddress } from '../../../session/sign-in/wanted-address.ts';
import { asyncState } from '../../../ui/async-state.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { Notice } from '../../../ui/notice.tsx';
import pageParts from '../../../ui/page.module.css';
import { StateView } from '../../../ui/states.tsx';
import { useUi } from '../../../ui/ui-context.ts';
import styles from './fair.module.css';
import { CopiedFigure, SeedFigure, SeedFigures } from './seed-figures.tsx';
import { SeedPairForm } from './seed-pair-form.tsx';

/** The seeds that decide the player's bets, and the means to change them; a guest is told where they are. */
export function OwnSeeds() {
  const isMember = useStore(profileStore, isSignedIn);
  return (
    <section className={classNames(pageParts.narrow, styles.fair)} aria-labelledby="fair-seeds">
      <h2 id="fair-seeds" className={styles.part}>
        {t('fair.seeds.title')}
      </h2>
      {isMember ? <SeedsInForce /> : <GuestLine />}
    </section>
  );
}

function SeedsInForce() {
  const state = asyncState(useCall(getSeedPair, {}));
  return (
    <>
      <p className={styles.about}>{t('fair.seeds.text')}</p>
      <StateView state={state} failed={t('fair.seeds.failed')} boxes={{ count: 4, height: '44px' }}>
        {(pairs) => <SeedPairs pairs={pairs} />}
      </StateView>
    </>
  );
}

function SeedPairs({ pairs }: { pairs: CallData<typeof getSeedPair> }) {
  const { formatLocale } = useUi();
  const { seedPair, nextCommit, openedAt } = pairs;
  if (seedPair === null)
    return (
      <>
        <Notice>{t('fair.seeds.none')}</Notice>
        <SeedFigures>
          <NextServerSeed commit={nextCommit} />
        </SeedFigures>
      </>
    );
  return (
    <>
      <SeedFigures>
        <CopiedFigure name={t('fair.seeds.commit')} figure={seedPair.commit} />
        <CopiedFigure name={t('fair.clientSeed')} figure={seedPair.clientSeed} />
        <SeedFigure name={t('fair.seeds.bets')}>{groupDigits(seedPair.nextNonce, formatLocale)}</SeedFigure>
        {openedAt !== null && (
          <SeedFigure name={t('fair.seeds.openedAt')}>
            <DateText at={openedAt} />
          </SeedFigure>
        )}
        <NextServerSeed commit={nextCommit} />
      </SeedFigures>
      <SeedPairForm nextCommit={nextCommit} />
    </>
  );
}

const NextServerSeed = ({ commit }: { commit: string }) => (
  <CopiedFigure name={t('fair.seeds.next')} figure={commit} />
);

function GuestLine() {
  return (
    <>
      <p className={styles.about}>{t('fair.seeds.signIn.text')}</p>
      <ButtonLink kind="quiet" href={paths.authLogin} onClick={() => rememberWantedAddress(paths.fair)}>
        {t('fair.seeds.signIn')}
      </ButtonLink>
    </>
  );
}
