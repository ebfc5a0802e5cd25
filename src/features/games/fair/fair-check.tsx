import { useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { gameRoundProof } from '../../../../contract/games/round-record-calls.ts';
import type { AmountFormat } from '../../../../contract/typed-amount.ts';
import { trimmed, useContractForm } from '../../../platform/contract-form.ts';
import { t } from '../../../platform/i18n.ts';
import { linkTo, paths } from '../../../platform/paths.ts';
import { describeFailure } from '../../../session/calls/describe-failure.ts';
import { isMissing, useCall } from '../../../session/calls/use-call.ts';
import { isSignedIn, profileStore } from '../../../session/player/profile-store.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/field.tsx';
import listParts from '../../../ui/lists.module.css';
import { Notice } from '../../../ui/notice.tsx';
import pageParts from '../../../ui/page.module.css';
import { useUi } from '../../../ui/ui-context.ts';
import styles from './fair.module.css';
import {
  betFigureOf,
  type FairFigures,
  type FairInput,
  judgeFigures,
  judgeRound,
  listErrorsOf,
} from './fair-rules.ts';
import { FiguresForm } from './figures-form.tsx';
import { useKeptPromise } from './promise-store.ts';
import { SecretRoundCard } from './secret-round-card.tsx';
import { StudioRoundCheck, useIsStudioRound } from './studio-round-check.tsx';
import { useGameMaths } from './use-game-maths.ts';
import { VerdictCard } from './verdict-card.tsx';
import { VoidedRoundCard } from './voided-round-card.tsx';

const STEPS = ['promise', 'seed', 'reveal'] as const;

type ShownProof =
  | { readonly kind: 'none' }
  | { readonly kind: 'round'; readonly number: string }
  | { readonly kind: 'figures'; readonly figures: FairFigures };

/** What is looked at first: a number that came along, else figures that did. */
function firstShown(input: FairInput, format: AmountFormat): ShownProof {
  if (input.round !== '') return { kind: 'round', number: input.round };
  const areRight = listErrorsOf(input, format, null).length === 0;
  return areRight ? { kind: 'figures', figures: input } : { kind: 'none' };
}

const schema = z.object({ roundId: trimmed(gameRoundProof.body.shape.roundId.check(z.minLength(1))) });

interface FairCheckProps {
  input: FairInput;
  /** With a link that shows the round again: not above a running game. */
  hasReplay?: boolean;
}

/** How a round is fixed before the stake, and the means to check one: by its number, or by its figures alone. */
export function FairCheck({ input, hasReplay = false }: FairCheckProps) {
  const { register, handleSubmit, formState } = useContractForm(schema, {
    defaultValues: { roundId: input.round },
  });
  const { moneyFormat } = useUi();
  const isMember = useStore(profileStore, isSignedIn);
  const [shown, setShown] = useState(() => firstShown(input, moneyFormat));
  const number = shown.kind === 'round' ? shown.number : '';
  const { data, error, isFetching, refetch } = useCall(
    gameRoundProof,
    { roundId: number },
    { enabled: number !== '', refetchOnReconnect: isMissing },
  );
  const figures = shown.kind === 'figures' ? shown.figures : null;
  const found = shown.kind === 'round' && !error ? data : undefined;
  const isOfStudio = useIsStudioRound(found);
  const studioRound = isOfStudio ? found : undefined;
  const round = isOfStudio ? undefined : found;
  const { state: maths, retry } = useGameMaths(figures?.maths ?? round?.proof.maths ?? '');
  const promise = useKeptPromise(number);
  const secretRound = round?.proof.serverSeed === null ? round : undefined;
  const resultPlace = useRef<HTMLDivElement>(null);
  const lookUp = (wanted: string) => {
    retry();
    if (wanted === number) void refetch();
    else setShown({ kind: 'round', number: wanted });
  };
  const verifyTypedFigures = (typed: FairFigures) => {
    retry();
    setShown({ kind: 'figures', figures: typed });
  };
  const verdict = useMemo(() => {
    if (maths.kind !== 'here') return null;
    if (figures) return judgeFigures(maths.game, figures, moneyFormat);
    return round ? judgeRound(maths.game, round) : null;
  }, [maths, figures, round, moneyFormat]);
  const isLoading =
    (maths.kind === 'loading' && (figures !== null || round !== undefined)) ||
    (round !== undefined && promise === undefined);
  const unjudged = () => {
    if (maths.kind === 'failed') return t('fair.mathsLost');
    if (figures) return t(`fair.fault.${betFigureOf(figures.maths)}`);
    return round ? t('fair.newMaths') : null;
  };
  const isJudged = verdict !== null || secretRound !== undefined;
  const failure = error ? describeFailure(error) : isJudged || isLoading ? null : unjudged();
  const isBusy = isFetching || isLoading;

  const result = (
    <div ref={resultPlace} tabIndex={-1} aria-live="polite" className={styles.result}>
      {studioRound && (
        <StudioRoundCheck round={studioRound} onRevealed={() => resultPlace.current?.focus()} />
      )}
      {secretRound?.proof.shared && promise !== undefined && (
        <VoidedRoundCard round={secretRound} promise={promise} />
      )}
      {secretRound && !secretRound.proof.shared && promise !== undefined && (
        // It stays while the round is fetched again: what kept its seed secret is told in it.
        <SecretRoundCard
          round={secretRound}
          promise={promise}
          onRevealed={() => resultPlace.current?.focus()}
        />
      )}
      {!isBusy && failure && <Notice tone="warning">{failure}</Notice>}
      {!isBusy && verdict && maths.kind === 'here' && (
        <VerdictCard
          verdict={verdict}
          promised={round ? { round, promise: promise ?? null } : null}
          readResult={maths.readResult}
        />
      )}
      {hasReplay && isMember && round && (
        <ButtonLink kind="quiet" href={linkTo(paths.replay, { roundId: round.roundId })}>
          {t('fair.replay')}
        </ButtonLink>
      )}
    </div>
  );
  // An address with a round checks it at once; without one the explanation comes first.
  const hasCome = input.round !== '';
  return (
    <div className={classNames(pageParts.narrow, styles.fair)} data-reading>
      {hasCome && result}
      <p className={styles.lead}>{t('fair.lead')}</p>
      <ol className={classNames(listParts.list, styles.steps)}>
        {STEPS.map((step) => (
          <li key={step}>
            <h2>{t(`fair.step.${step}.title`)}</h2>
            <p>{t(`fair.step.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <details className={styles.figures}>
        <summary>{t('fair.formula.title')}</summary>
        <p className={styles.about}>{t('fair.formula')}</p>
        <p className={styles.about}>{t('fair.formula.own')}</p>
      </details>
      <form className={styles.form} onSubmit={handleSubmit((body) => lookUp(body.roundId))}>
        <Field
          {...register('roundId')}
          label={t('fair.round')}
          hint={t('fair.roundHint')}
          error={formState.errors.roundId?.message}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <Button type="submit" isWide isBusy={isBusy}>
          {t('fair.lookUp')}
        </Button>
      </form>
      {!hasCome && result}
      <FiguresForm input={input} onTyped={verifyTypedFigures} />
    </div>
  );
}
