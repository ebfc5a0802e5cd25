import { Readable } from 'node:stream';
import { CallError } from '../../call-error.ts';
import type { RemotePoster } from '../../games/public/remote-games.ts';
import { cleanImage } from '../../images/images.ts';
import type { Settings } from '../../settings.ts';
import { POSTER_RULE } from '../publish/read-poster.ts';
import { posterAddress } from '../serve/poster-files.ts';
import { storeOf } from '../store/store-of.ts';
import { fetchPicture, PictureError } from './fetch-picture.ts';

/** Fetches a picture, encodes it anew as a poster, and puts that into the store. @throws PictureError */
export async function makePoster(
  pictureUrl: string,
  { isSandbox, studioFiles }: Pick<Settings, 'isSandbox' | 'studioFiles'>,
): Promise<RemotePoster> {
  const picture = await fetchPicture(pictureUrl, { isSandbox, maxBytes: POSTER_RULE.maxBytes });
  try {
    const { bytes } = await cleanImage(picture.toString('base64'), POSTER_RULE);
    const stored = await storeOf(studioFiles).put(Readable.from([bytes]));
    return { pictureUrl, ...stored, address: posterAddress(stored.hash) };
  } catch (error) {
    if (error instanceof CallError) throw new PictureError(`is no usable picture, ${error.message}`);
    throw error;
  }
}
