import { Fragment, useState } from 'react';
import * as z from 'zod/mini';
import type { CallData } from '../../../../contract/call.ts';
import {
  gameSeedChains,
  gameSharedRoundProof,
  type SharedRoundProof,
} from '../../../../contract/games/shared-proof-calls.ts';
import { LOTTERY_CHAINS, LOTTERY_PRODUCTS } from '../../../../contract/lottery/lottery-terms.ts';
import { groupDigits } from '../../../../contract/money.ts';
import { GAMES } from '../../../../games/game-list.ts';
import { isSharedGame } from '../../../../maths/shared-game.ts';
import { verifySharedRound } from '../../../../maths/verify-shared-round.ts';
import { trimmed, useContractForm } from '../../../platform/contract-form.ts';
import { t } from '../../../platform/i18n.ts';
import { describeFailure } from '../../../session/calls/describe-failure.ts';
import { isMissing, useCall } from '../../../session/calls/use-call.ts';
import { asyncState } from '../../../ui/async-state.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import listParts from '../../../ui/lists.module.css';
import { Notice } from '../../../ui/notice.tsx';
import pageParts from '../../../ui/page.module.css';
import { StateView } from '../../../ui/states.tsx';
import { useUi } from '../../../ui/ui-context.ts';
import { Check } from './checks.tsx';
import styles from './fair.module.css';
import { FigureField } from './figure-field.tsx';
import { CopiedFigure, SeedFigure, SeedFigures } from './seed-figures.tsx';
import { SharedProofFigures } from './shared-proof.tsx';
import { useGameMaths } from './use-game-maths.ts';
import { RawFigures } from './verdict-frame.tsx';

const schema = z.object({
  sharedRoundId: trimmed(gameSharedRoundProof.body.shape.sharedRoundId.check(z.minLength(1))),
});

/** The published chains, and the means to check any round of them, whoever played in it. */
export function SharedRounds() {
  const chains = asyncState(useCall(gameSeedChains, {}), ({ chains: all }) => all.length === 0);
  const [wanted, setWanted] = useState('');
  const { register, handleSubmit, formState } = useContractForm(schema, {
    defaultValues: { sharedRoundId: '' },
  });
  const { data, error, isFetching } = useCall(
    gameSharedRoundProof,
    { sharedRoundId: wanted },
    { enabled: wanted !== '', refetchOnReconnect: isMissing },
  );
  return (
    <section className={classNames(pageParts.narrow, styles.fair)} aria-labelledby="fair-shared">
      <h2 id="fair-shared" className={styles.part}>
        {t('fair.shared.title')}
      </h2>
      <p className={styles.about}>{t('fair.shared.text')}</p>
      <StateView
        state={chains}
        failed={t('fair.shared.failed')}
        boxes={{ count: 2, height: '44px' }}
        empty={<p className={styles.about}>{t('fair.shared.none')}</p>}
      >
        {(list) => <PublishedChains chains={list.chains} />}
      </StateView>
      <form
        className={styles.form}
        noValidate
        onSubmit={handleSubmit((body) => setWanted(body.sharedRoundId))}
      >
        <FigureField
          {...register('sharedRoundId')}
          label={t('fair.shared.round')}
          error={formState.errors.sharedRoundId?.message}
        />
        <Button type="submit" isWide isBusy={isFetching}>
          {t('fair.shared.lookUp')}
        </Button>
      </form>
      <div aria-live="polite" className={styles.result}>
        {error && <Notice tone="warning">{describeFailure(error)}</Notice>}
        {!error && data && <SharedVerdict key={data.shared.sharedRoundId} proof={data} />}
      </div>
    </section>
  );
}

/** @param slug of a game, or the name of a lottery's chains */
function nameOf(slug: string): string {
  const product = LOTTERY_PRODUCTS.find((one) => LOTTERY_CHAINS[one] === slug);
  if (product) return t(`fair.lottery.${product}`);
  return GAMES.find((game) => game.slug === slug)?.listing.name ?? slug;
}

function PublishedChains({ chains }: { chains: CallData<typeof gameSeedChains>['chains'] }) {
  const { formatLocale } = useUi();
  const digits = (count: number) => groupDigits(count, formatLocale);
  return (
    <SeedFigures>
      {chains.map(({ slug, number, length, used, lastLink }) => (
        <Fragment key={`${slug} ${number}`}>
          <CopiedFigure name={`${nameOf(slug)} ${number}: ${t('fair.shared.lastLink')}`} figure={lastLink} />
          <SeedFigure name={t('fair.shared.used')}>{`${digits(used)} / ${digits(length)}`}</SeedFigure>
        </Fragment>
      ))}
    </SeedFigures>
  );
}

function SharedVerdict({ proof }: { proof: SharedRoundProof }) {
  const { state } = useGameMaths(proof.maths);
  if (state.kind === 'loading') return null;
  if (state.kind !== 'here' || !isSharedGame(state.game))
    return <Notice tone="warning">{t(state.kind === 'failed' ? 'fair.mathsLost' : 'fair.newMaths')}</Notice>;
  const { isLinkKept, areEntriesKept, isResultSame, isFair } = verifySharedRound(state.game, proof);
  return (
    <section className={classNames(styles.verdict, isFair ? styles.good : styles.bad)}>
      <h3>{t(isFair ? 'fair.verdict.fits' : 'fair.verdict.unfair')}</h3>
      <ul className={classNames(listParts.list, styles.checks)}>
        <Check isGood={isLinkKept}>{t(isLinkKept ? 'fair.check.seed' : 'fair.check.noSeed')}</Check>
        <Check isGood={areEntriesKept}>
          {t(areEntriesKept ? 'fair.shared.kept' : 'fair.shared.notKept')}
        </Check>
        <Check isGood={isResultSame}>{t(isResultSame ? 'fair.shared.same' : 'fair.check.noOutcome')}</Check>
      </ul>
      <RawFigures
        figures={[
          ['fair.outcome', JSON.stringify(proof.result)],
          ['fair.commit', proof.commit],
          ['fair.serverSeed', proof.serverSeed],
          ['fair.clientSeed', proof.clientSeed],
          ['fair.maths', proof.maths],
        ]}
      />
      <SharedProofFigures shared={proof.shared} link={proof.serverSeed} />
    </section>
  );
}
