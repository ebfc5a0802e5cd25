import { type ComponentProps, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Confirmation } from './confirmation.tsx';

interface ConfirmedActionProps extends Omit<ComponentProps<typeof Confirmation>, 'onClose'> {
  /** The first press. */
  label: string;
}

/** A press, a plain question, a second press. */
export function ConfirmedAction({ label, ...confirmation }: ConfirmedActionProps) {
  const [isAsking, setAsking] = useState(false);
  if (isAsking) return <Confirmation {...confirmation} onClose={() => setAsking(false)} />;
  return (
    <Button kind="second" isWide onClick={() => setAsking(true)}>
      {label}
    </Button>
  );
}
