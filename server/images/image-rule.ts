/** What is accepted, and what is made of it. */
export interface ImageRule {
  /** Of the file as it was sent. */
  readonly maxBytes: number;
  /** Width times height of what was sent: read from its head, before anything is unpacked. */
  readonly maxPixels: number;
  /** Of the shorter side, as sent. */
  readonly minSide?: number;
  /** `square` cuts the middle out, `whole` keeps the proportions. */
  readonly fit: 'square' | 'whole';
  /** The longer side of the result; nothing is made larger than it was. */
  readonly side: number;
  readonly format: 'webp' | 'jpeg';
  readonly quality?: number;
}

/** The parts of a file that make its picture, and what its head says. */
export interface StrippedImage {
  readonly format: 'jpeg' | 'png' | 'webp';
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  /** EXIF's number for how it is turned, 1 to 8. */
  readonly orientation: number;
}

/** Called as soon as a head has been read, before the rest is. @throws ImageError for a size that is not taken */
export type CheckSize = (width: number, height: number) => void;
