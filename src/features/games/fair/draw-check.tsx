import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { getJackpotDrawProof } from '../../../../contract/jackpot/jackpot-calls.ts';
import { trimmed, useContractForm } from '../../../platform/contract-form.ts';
import { t } from '../../../platform/i18n.ts';
import { describeFailure } from '../../../session/calls/describe-failure.ts';
import { isMissing, useCall } from '../../../session/calls/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import pageParts from '../../../ui/page.module.css';
import { DrawFiguresForm } from './draw-figures-form.tsx';
import { type DrawInput, type DrawVerdict, judgeDraw, judgeDrawFigures } from './draw-rules.ts';
import { DrawVerdictCard } from './draw-verdict-card.tsx';
import styles from './fair.module.css';

const schema = z.object({ drawId: trimmed(getJackpotDrawProof.body.shape.drawId.check(z.minLength(1))) });

/** The means to check a draw of the jackpot: by its number, or by its figures alone. */
export function DrawCheck({ input }: { input: DrawInput }) {
  const { register, handleSubmit, formState } = useContractForm(schema, {
    defaultValues: { drawId: input.draw },
  });
  // Complete inputs need no server: they are computed before its answer, and without it too.
  const [verdict, setVerdict] = useState<DrawVerdict | null>(() => judgeDrawFigures(input));
  const [asked, setAsked] = useState(input.draw);
  const { data, error, isFetching, refetch } = useCall(
    getJackpotDrawProof,
    { drawId: asked },
    {
      enabled: asked !== '',
      refetchOnReconnect: isMissing,
      onAnswer: (proof) => setVerdict((shown) => judgeDraw(proof) ?? shown),
    },
  );
  const lookUp = (drawId: string) => {
    if (drawId === asked) void refetch();
    else setAsked(drawId);
  };
  const isJudged = useMemo(() => data !== undefined && judgeDraw(data) !== null, [data]);
  const failure = error ? describeFailure(error) : data && !isJudged ? t('fair.newMaths') : null;

  return (
    <section className={classNames(pageParts.narrow, styles.fair)} aria-labelledby="fair-draw">
      <h2 id="fair-draw" className={styles.part}>
        {t('fair.draw.title')}
      </h2>
      <p className={styles.about}>{t('fair.draw.text')}</p>
      <div aria-live="polite" className={styles.result}>
        {!isFetching && failure && <Notice tone="warning">{failure}</Notice>}
        {verdict && <DrawVerdictCard verdict={verdict} />}
      </div>
      <form className={styles.form} onSubmit={handleSubmit((body) => lookUp(body.drawId))}>
        <Field
          {...register('drawId')}
          label={t('fair.draw.number')}
          hint={t('fair.draw.numberHint')}
          error={formState.errors.drawId?.message}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <Button type="submit" isWide isBusy={isFetching}>
          {t('fair.draw.lookUp')}
        </Button>
      </form>
      <DrawFiguresForm
        input={input}
        onJudged={(judged) => {
          setAsked('');
          setVerdict(judged);
        }}
      />
    </section>
  );
}
