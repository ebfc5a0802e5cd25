import { type FunctionComponent, lazy } from 'react';
import { noteMissingChunk } from './missing-chunk.ts';

/** A part that the page can do without: if its chunk is lost with the network, the next page brings it. */
export const lazyExtra = <Props extends object>(load: () => Promise<FunctionComponent<Props>>) =>
  lazy<FunctionComponent<Props>>(async () => {
    try {
      return { default: await load() };
    } catch {
      noteMissingChunk();
      return { default: () => null };
    }
  });
