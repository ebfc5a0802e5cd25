/** An image in the device pixels of its box, and how far its upper left corner lies outside. */
interface CoverPlan {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size at which an image fills the box and shows its middle, as `object-fit: cover` does; whole pixels. */
export function planCover(image: Size, place: Size): CoverPlan {
  const scale = Math.max(place.width / image.width, place.height / image.height);
  const width = Math.max(place.width, Math.round(image.width * scale));
  const height = Math.max(place.height, Math.round(image.height * scale));
  return {
    width,
    height,
    left: Math.round((place.width - width) / 2),
    top: Math.round((place.height - height) / 2),
  };
}

export interface CoverImage extends CoverPlan {
  readonly source: CanvasImageSource;
  /** To be called when it has been painted. */
  free(): void;
}

/**
 * An image scaled to the size of its box before it is painted. A canvas that scales while it paints gives other
 * pixels when the graphics card draws it than when the processor does, and a browser changes between the two.
 */
export async function coverImage(image: CanvasImageSource, place: Size): Promise<CoverImage> {
  const plan = planCover(image as unknown as Size, place);
  try {
    const source = await createImageBitmap(image as ImageBitmapSource, {
      resizeWidth: plan.width,
      resizeHeight: plan.height,
      resizeQuality: 'medium',
    });
    return { ...plan, source, free: () => source.close() };
  } catch {
    // A browser that cannot scale ahead, or has no memory left for it.
    return { ...plan, source: image, free: () => undefined };
  }
}
