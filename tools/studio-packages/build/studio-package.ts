import type { StudioMode } from '../maths/studio-mode.ts';

/** A picture of a page, as the drawing that it is rendered from. */
interface PagePicture {
  readonly svg: string;
  /** Width of the rendered picture, in pixels. */
  readonly width: number;
}

/** All that a package is made of. */
export interface StudioPackage {
  readonly title: string;
  /** The studio under which it is published. */
  readonly brand: string;
  makeModes(): readonly StudioMode[];
  /** The page's first module, from the project's root. */
  readonly pageEntry: string;
  /** Pictures by name: the page finds each as `art/<name>.avif`. */
  drawPictures(): Readonly<Record<string, PagePicture>>;
  /** 3:4. */
  drawPoster(): string;
}
