/** Why an image is rejected; each is a key of the catalogue of errors. */
export type ImageErrorKey = 'imageInvalid' | 'imageTooLarge' | 'imageTooSmall';

/** An error of the sender: the file is not an acceptable image. */
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
