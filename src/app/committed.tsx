import { type ReactNode, useLayoutEffect } from 'react';

interface CommittedProps {
  /** Called once, when the children are in the document. */
  onCommit(): void;
  children: ReactNode;
}

/** Tells when its children are in the document, which a render in slices does not. */
export function Committed({ onCommit, children }: CommittedProps) {
  useLayoutEffect(() => onCommit(), [onCommit]);
  return children;
}
