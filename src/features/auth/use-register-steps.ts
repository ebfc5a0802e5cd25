import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RegistrationField, RegistrationWay } from './auth-rules.ts';
import type { RegistrationForm } from './register-fields.tsx';
import { findStep, type RegisterStep, registerSteps, STEP_FIELDS } from './register-steps.ts';

/** Which step of the register form is shown, and how one gets to another. */
export function useRegisterSteps(way: RegistrationWay, { trigger }: Pick<RegistrationForm, 'trigger'>) {
  const steps = registerSteps(way);
  const [step, setStep] = useState<RegisterStep>(steps[0]);
  /** Whether the shown step was pressed on: only then are its errors summed up. */
  const [isTried, setTried] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const at = steps.indexOf(step);

  // At once: what a hidden step holds cannot take the focus.
  const show = (next: RegisterStep) =>
    flushSync(() => {
      setStep(next);
      setTried(false);
    });
  const move = (next: RegisterStep | undefined) => {
    if (!next) return;
    show(next);
    // The new step is read out, and a held Enter presses nothing in it.
    heading.current?.focus();
  };

  return {
    steps,
    step,
    isLast: at === steps.length - 1,
    isTried,
    heading,
    setTried,
    goBack: () => move(steps[at - 1]),
    /** Stays at the first error where the step has one. */
    goOn: async () => {
      setTried(true);
      const isGood = await trigger(STEP_FIELDS[step], { shouldFocus: true, shouldTouch: true });
      if (isGood) move(steps[at + 1]);
    },
    /** Shows the step of the first field that fits, if it is another one. The field gets the focus from its caller. */
    reveal: (fits: (field: RegistrationField) => boolean) => {
      const wanted = findStep(steps, fits);
      if (wanted && wanted !== step) show(wanted);
    },
  };
}
