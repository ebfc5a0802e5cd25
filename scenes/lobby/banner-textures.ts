import { type CoverImage, coverImage } from '../parts/cover-image.ts';
import { type PageSlot, SlotPages } from '../parts/slot-pages.ts';
import type { SceneContext } from '../scene.ts';
import type { BannerContent } from './content.ts';
import type { Box } from './layout.ts';

/** The placeholder of a banner's image, darkest at the foot where the text is. */
const FOOT = '#14060A';

/** The banners' images on one atlas page, each painted when it is first shown. */
export class BannerTextures {
  readonly #context: SceneContext;
  #pages: SlotPages | null = null;
  #size = { width: 0, height: 0, count: 0 };
  /** The image that is on its way before it is to be painted. */
  #coming: { readonly slug: string; readonly image: Promise<CoverImage | null> } | null = null;

  constructor(context: SceneContext) {
    this.#context = context;
  }

  /** Textures of another size, or of more banners or fewer, are painted again; `null` frees them all. */
  setSize(opening: Box | null, count: number): void {
    const { width, height } = opening ?? { width: 0, height: 0 };
    const last = this.#size;
    if (width === last.width && height === last.height && count === last.count) return;
    this.#pages?.destroy();
    this.#pages = null;
    void this.#take(null)?.then((image) => image?.free());
    this.#size = { width, height, count };
    if (width === 0) return;
    const { resolution } = this.#context;
    this.#pages = new SlotPages({
      width,
      height,
      resolution,
      pageSize: Math.ceil(Math.max(width, height * 4) * resolution) + 16,
      mostSlots: count,
      mostPages: 1,
    });
  }

  /** Begins to load what is painted next: its image is there when all around it is. */
  expect(banner: BannerContent): void {
    if (this.#pages) this.#coming ??= { slug: banner.slug, image: this.#load(banner) };
  }

  /** The texture on its atlas page; null when the size has changed meanwhile. */
  async paint(banner: BannerContent): Promise<PageSlot | null> {
    const pages = this.#pages;
    if (!pages) return null;
    const known = pages.find(banner.slug);
    if (known) return known;
    const { width, height } = this.#size;
    const image = await (this.#take(banner.slug) ?? this.#load(banner));
    if (pages !== this.#pages) {
      image?.free();
      return null;
    }
    pages.expect(1);
    const slot = pages.claim(banner.slug);
    slot?.paint((canvas) => {
      const ground = canvas.createLinearGradient(0, 0, 0, height);
      ground.addColorStop(0, banner.hue);
      ground.addColorStop(1, FOOT);
      canvas.fillStyle = ground;
      canvas.fillRect(0, 0, width, height);
      if (!image) return;
      const { resolution } = this.#context;
      canvas.scale(1 / resolution, 1 / resolution);
      canvas.drawImage(image.source, image.left, image.top, image.width, image.height);
    });
    image?.free();
    pages.hold(banner.slug, false);
    pages.upload();
    return slot;
  }

  /** The image on its way, once; of any banner for null. */
  #take(slug: string | null): Promise<CoverImage | null> | null {
    const coming = this.#coming;
    if (!coming || (slug !== null && coming.slug !== slug)) return null;
    this.#coming = null;
    return coming.image;
  }

  /** Null when it cannot be had. */
  async #load({ image }: BannerContent): Promise<CoverImage | null> {
    const { width, height } = this.#size;
    const { resolution } = this.#context;
    const place = { width: Math.ceil(width * resolution), height: Math.ceil(height * resolution) };
    try {
      return await coverImage(await this.#context.loadImage(image), place);
    } catch {
      return null;
    }
  }
}
