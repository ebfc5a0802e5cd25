import { Button } from './button.tsx';

interface MoreRowsProps {
  /** Why the last page did not load. */
  failure: string | null;
  hasMore: boolean;
  isBusy: boolean;
  text: string;
  onMore(): void;
}

/** The end of a list that loads page by page. */
export function MoreRows({ failure, hasMore, isBusy, text, onMore }: MoreRowsProps) {
  return (
    <>
      {failure !== null && <p role="alert">{failure}</p>}
      {hasMore && (
        <Button kind="quiet" isWide isBusy={isBusy} onClick={onMore}>
          {text}
        </Button>
      )}
    </>
  );
}
