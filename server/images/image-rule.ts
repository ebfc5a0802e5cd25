/** What is accepted, and the format of the result. */
export interface ImageRule {
  /** Of the file as it was sent. */
  readonly maxBytes: number;
  /** Width times height of the file: read from its header, before anything is decoded. */
  readonly maxPixels: number;
  /** Of the shorter side of the result, and where it is cropped, of the file. */
  readonly minSide?: number;
  /** `square` crops the middle, `poster` too, to three wide for four high; `whole` keeps the proportions. */
  readonly fit: 'square' | 'poster' | 'whole';
  /** The longer side of the result; images are never enlarged. */
  readonly side: number;
  readonly format: 'webp' | 'jpeg';
  readonly quality?: number;
}

/** The parts of a file that make its image, and the data of its header. */
export interface StrippedImage {
  readonly format: 'jpeg' | 'png' | 'webp';
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  /** EXIF orientation, 1 to 8. */
  readonly orientation: number;
}

/** Called as soon as a header has been read, before the rest. @throws ImageError for a size that is not accepted */
export type CheckSize = (width: number, height: number) => void;
