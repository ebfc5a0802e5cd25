import { useState } from 'react';
import * as z from 'zod/mini';
import { MAX_BET_CHARS } from '../../../../contract/limits.ts';
import type { AmountFormat } from '../../../../contract/typed-amount.ts';
import type { AnyGame } from '../../../../maths/game-maths.ts';
import { fieldRules, useContractForm } from '../../../platform/contract-form.ts';
import { t } from '../../../platform/i18n.ts';
import { AmountField } from '../../../ui/amount-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { useUi } from '../../../ui/ui-context.ts';
import styles from './fair.module.css';
import {
  betFigureOf,
  type FairFigures,
  type FairInput,
  type Figure,
  listErrorsOf,
  TYPED_MATHS,
} from './fair-rules.ts';
import { FigureField } from './figure-field.tsx';
import { clientSeedError } from './seed-pair-rules.ts';
import { useGameMaths } from './use-game-maths.ts';

const TYPED_FIELDS = ['commit', 'serverSeed', 'clientSeed', 'nonce'] as const;

interface FiguresFormProps {
  input: FairInput;
  /** With figures that can be worked with. */
  onTyped: (figures: FairFigures) => void;
}

const figureSchema = z.string().check(z.trim());

const schemaOf = (format: AmountFormat, game: AnyGame | null) =>
  z
    .object({
      commit: figureSchema,
      serverSeed: figureSchema,
      // Its blanks count.
      clientSeed: z.string(),
      nonce: figureSchema,
      stake: figureSchema,
      bet: figureSchema,
      maths: figureSchema,
    })
    .check(
      fieldRules((typed: FairFigures) =>
        Object.fromEntries(listErrorsOf(typed, format, game).map((name) => [name, messageOf(name, typed)])),
      ),
    );

const messageOf = (name: Figure, { clientSeed }: FairFigures) =>
  name === 'clientSeed' ? clientSeedError(clientSeed) : { key: `fair.fault.${name}` as const };

/** For a player who trusts no server, this platform's included: the inputs alone, computed in this browser. */
export function FiguresForm({ input, onTyped }: FiguresFormProps) {
  const { moneyFormat } = useUi();
  const [chosen, setChosen] = useState(input.maths);
  // Loaded as soon as it is chosen: without a network the page then needs nothing more.
  const { state: maths } = useGameMaths(chosen);
  const { round: _, ...defaultValues } = input;
  const { register, handleSubmit, watch, formState } = useContractForm(
    schemaOf(moneyFormat, maths.kind === 'here' ? maths.game : null),
    { reValidateMode: 'onSubmit', defaultValues },
  );
  const mathsField = register('maths');
  const fieldOf = (name: Figure) => ({ ...register(name), error: formState.errors[name]?.message });
  return (
    <details className={styles.figures} open={input.commit !== ''}>
      <summary>{t('fair.byHand')}</summary>
      <form className={styles.form} noValidate onSubmit={handleSubmit(onTyped)}>
        <p className={styles.about}>{t('fair.byHandText')}</p>
        {TYPED_FIELDS.map((name) => (
          <FigureField
            key={name}
            {...fieldOf(name)}
            label={t(`fair.${name}`)}
            hint={name === 'clientSeed' || name === 'nonce' ? t(`fair.${name}Hint`) : undefined}
            inputMode={name === 'nonce' ? 'numeric' : undefined}
          />
        ))}
        {betFigureOf(chosen) === 'stake' ? (
          <AmountField {...fieldOf('stake')} text={watch('stake')} label={t('fair.stake')} />
        ) : (
          <TextField
            {...fieldOf('bet')}
            label={t('fair.bet')}
            hint={t('fair.betHint')}
            rows={3}
            maxLength={MAX_BET_CHARS}
            spellCheck={false}
          />
        )}
        <SelectField
          {...mathsField}
          error={formState.errors.maths?.message}
          label={t('fair.maths')}
          onChange={(event) => {
            setChosen(event.target.value);
            void mathsField.onChange(event);
          }}
        >
          {TYPED_MATHS.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button kind="second" type="submit" isWide>
          {t('fair.workOut')}
        </Button>
      </form>
    </details>
  );
}
