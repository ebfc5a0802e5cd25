/** Why a picture is not taken; each is a key of the catalogue of errors. */
export type ImageErrorKey = 'imageInvalid' | 'imageTooLarge' | 'imageTooSmall';

/** The sender's to mend: the file is no picture that is accepted. */
export class ImageError extends Error {
  override readonly name = 'ImageError';

  readonly key: ImageErrorKey;

  constructor(key: ImageErrorKey, message: string) {
    super(message);
    this.key = key;
  }
}

/** @throws ImageError imageInvalid unless `isFine` */
export function assertImage(isFine: boolean, message: string): asserts isFine {
  if (!isFine) throw new ImageError('imageInvalid', message);
}
