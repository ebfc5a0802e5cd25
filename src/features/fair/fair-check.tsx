import { useEffect, useState } from 'react';
import { gameRoundProof } from '../../../contract/games/game-calls.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useUi } from '../../ui/ui-context.ts';
import styles from './fair.module.css';
import { FiguresForm } from './figures-form.tsx';
import { type FairInput, judgeFigures, judgeRound, type Verdict } from './rules.ts';
import { VerdictCard } from './verdict-card.tsx';

const STEPS = ['promise', 'seed', 'reveal'] as const;

type Look =
  | { readonly kind: 'none' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'done'; readonly verdict: Verdict };

/** How a round is fixed before the stake, and the means to check one: by its number, or by its figures alone. */
export function FairCheck({ input }: { input: FairInput }) {
  const [round, setRound] = useState(input.round);
  const { locale } = useUi().moneyFormat;
  const [look, setLook] = useState<Look>(() => {
    const verdict = judgeFigures(input, locale);
    return verdict ? { kind: 'done', verdict } : { kind: 'none' };
  });

  const lookUp = async (number: string) => {
    setLook({ kind: 'asking' });
    try {
      const verdict = judgeRound(await callServer(gameRoundProof, { roundId: number }));
      setLook(verdict ? { kind: 'done', verdict } : { kind: 'failed', text: t('fair.newMaths') });
    } catch (error) {
      setLook({ kind: 'failed', text: describeFailure(error) });
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a number that came along is looked up by itself
  useEffect(() => {
    if (input.round) void lookUp(input.round);
  }, []);

  const result = (
    <div aria-live="polite" className={styles.result}>
      {look.kind === 'failed' && <Notice tone="warning">{look.text}</Notice>}
      {look.kind === 'done' && <VerdictCard verdict={look.verdict} />}
    </div>
  );
  // Who comes with a round asks about that one; who comes without is told first how it works.
  const hasCome = input.round !== '';
  return (
    <div className={styles.fair} data-reading>
      {hasCome && result}
      <p className={styles.lead}>{t('fair.lead')}</p>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>
            <h2>{t(`fair.step.${step}.title`)}</h2>
            <p>{t(`fair.step.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (round.trim()) void lookUp(round.trim());
        }}
      >
        <Field
          label={t('fair.round')}
          hint={t('fair.roundHint')}
          value={round}
          onChange={(event) => setRound(event.target.value)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={60}
        />
        <Button type="submit" isWide isBusy={look.kind === 'asking'}>
          {t('fair.lookUp')}
        </Button>
      </form>
      {!hasCome && result}
      <FiguresForm input={input} onJudged={(verdict) => setLook({ kind: 'done', verdict })} />
    </div>
  );
}
