import { Button } from './button.tsx';
import { useUi } from './ui-context.ts';

interface MoreRowsProps {
  answer: {
    /** Why the last page did not load. */
    readonly error: unknown;
    readonly hasMore: boolean;
    readonly isFetching: boolean;
    more(): void;
  };
  text: string;
}

/** The end of a list that loads page by page. */
export function MoreRows({ answer: { error, hasMore, isFetching, more }, text }: MoreRowsProps) {
  const { describeFailure } = useUi();
  return (
    <>
      {error !== null && <p role="alert">{describeFailure(error)}</p>}
      {hasMore && (
        <Button kind="quiet" isWide isBusy={isFetching} onClick={more}>
          {text}
        </Button>
      )}
    </>
  );
}
