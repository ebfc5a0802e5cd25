import { useState } from 'react';
import * as z from 'zod/mini';
import { rotateSeedPair } from '../../../../contract/games/seed-pair-calls.ts';
import { groupDigits } from '../../../../contract/money.ts';
import { readField, useContractForm } from '../../../platform/contract-form.ts';
import { t } from '../../../platform/i18n.ts';
import { newRequestId } from '../../../platform/request-id.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useUi } from '../../../ui/ui-context.ts';
import styles from './fair.module.css';
import { FigureField } from './figure-field.tsx';
import { RotationFailure } from './rotation-failure.tsx';
import { CopiedFigure, SeedFigure, SeedFigures } from './seed-figures.tsx';
import { clientSeedError } from './seed-pair-rules.ts';
import { type RevealedPair, useRotation } from './use-rotation.ts';

/** Blanks around it cannot be seen, and are not part of it. */
const typedSeed = readField((text) => {
  const seed = text.trim();
  const message = clientSeedError(seed);
  return message ? { message } : { value: seed };
});

const schema = z.object({ clientSeed: z.pipe(typedSeed, rotateSeedPair.body.shape.clientSeed) });

/** Changes the seeds for new ones. @param nextCommit of the next server seed, as the player sees it */
export function SeedPairForm({ nextCommit }: { nextCommit: string }) {
  const [revealed, setRevealed] = useState<RevealedPair | null>(null);
  const form = useContractForm(schema, {
    reValidateMode: 'onSubmit',
    defaultValues: { clientSeed: newRequestId() },
  });
  const { isBusy, failure, rotate } = useRotation((pair) => {
    setRevealed(pair);
    form.reset({ clientSeed: newRequestId() });
  });
  const chooseRandom = () => {
    form.clearErrors();
    form.setValue('clientSeed', newRequestId());
  };
  return (
    <>
      <form
        className={styles.form}
        noValidate
        onSubmit={form.handleSubmit(async ({ clientSeed }) => void (await rotate(nextCommit, clientSeed)))}
      >
        <FigureField
          {...form.register('clientSeed', { onChange: () => form.clearErrors() })}
          label={t('fair.seeds.field')}
          hint={t('fair.seeds.fieldHint')}
          error={form.formState.errors.clientSeed?.message}
          dir="auto"
        />
        <Button kind="quiet" icon="refresh" onClick={chooseRandom}>
          {t('fair.seeds.random')}
        </Button>
        <RotationFailure failure={failure} />
        <Button kind="second" type="submit" isWide isBusy={isBusy}>
          {t('fair.seeds.rotate')}
        </Button>
      </form>
      <div aria-live="polite" className={styles.result}>
        {revealed && <RevealedSeeds pair={revealed} />}
      </div>
    </>
  );
}

/** A pair that decides nothing any more: whoever has its seeds can check its rounds. */
function RevealedSeeds({ pair: { commit, serverSeed, clientSeed, bets } }: { pair: RevealedPair }) {
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
