import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { DrawAvatar } from '../../assets/avatars/house.ts';
import { type ActivityPicture, activitySvg } from '../../assets/parts/activity-picture.ts';
import { bannerSvg } from '../../assets/parts/banner.ts';
import { type Emblem, emblemSvg } from '../../assets/parts/emblem.ts';
import { posterSvg } from '../../assets/parts/poster.ts';
import { symbolSvg } from '../../assets/parts/symbol-frame.ts';
import {
  ACTIVITY_SIZE,
  AVATAR_SIZE,
  BANNER_SIZES,
  DENSITIES,
  EMBLEM_SIZE,
  POSTER_SIZES,
  SYMBOL_SIZE,
} from './sizes.ts';

/** One rendered file of a drawing, in device pixels. */
export interface Output {
  path: string;
  width: number;
  height: number;
  /** Largest file allowed; quality falls until it is met. */
  budget: number;
}

export interface Drawing {
  /** Folder and name without size, such as `posters/royal-sevens`. */
  name: string;
  svg: string;
  outputs: readonly Output[];
}

const ASSETS = fileURLToPath(new URL('../../assets/', import.meta.url));

async function modules<T>(folder: string): Promise<{ name: string; module: T }[]> {
  const files = (await readdir(`${ASSETS}${folder}`)).filter((file) => file.endsWith('.ts')).sort();
  return Promise.all(
    files.map(async (file) => ({
      name: file.slice(0, -3),
      module: (await import(`${ASSETS}${folder}/${file}`)) as T,
    })),
  );
}

function outputsOf(
  name: string,
  sizes: readonly { width: number; height: number; budget: readonly [number, number] }[],
): Output[] {
  return sizes.flatMap(({ width, height, budget }) =>
    DENSITIES.map((density, index) => ({
      path: `${name}-${width}@${density}.webp`,
      width: width * density,
      height: height * density,
      budget: budget[index] ?? 0,
    })),
  );
}

/** Every drawing of the product with its output files. Drawing costs milliseconds; rendering does not. */
export async function allDrawings(): Promise<Drawing[]> {
  const posters = await modules<{ poster: Parameters<typeof posterSvg>[0] }>('posters');
  const banners = await modules<{ banner: Parameters<typeof bannerSvg>[0] }>('banners');
  const activities = await modules<{ activity: ActivityPicture }>('activities');
  const symbols = await modules<{ symbols: Record<string, Parameters<typeof symbolSvg>[1]> }>('symbols');
  const avatars = await modules<{ avatars: Record<string, DrawAvatar> }>('avatars');
  const emblems = await modules<{ emblems: Record<string, Emblem> }>('emblems');
  const pieces = await modules<{ pieces: Record<string, { svg: string; width: number; height: number }> }>(
    'ui',
  );
  return [
    ...posters.map(({ name, module }) => ({
      name: `posters/${name}`,
      svg: posterSvg(module.poster),
      outputs: outputsOf(`posters/${name}`, POSTER_SIZES),
    })),
    ...banners.flatMap(({ name, module }) =>
      BANNER_SIZES.map((size) => ({
        name: `banners/${name}-${size.width}`,
        svg: bannerSvg(module.banner, size.width / size.height),
        outputs: outputsOf(`banners/${name}`, [size]),
      })),
    ),
    ...activities.map(({ name, module }) => ({
      name: `activities/${name}`,
      svg: activitySvg(module.activity),
      // One size and density: it is large enough for either, and a page shows a few at most.
      outputs: [{ path: `activities/${name}.webp`, ...ACTIVITY_SIZE }],
    })),
    ...symbols.flatMap(({ name: game, module }) =>
      Object.entries(module.symbols).map(([symbol, draw]) => {
        const name = `symbols/${game}/${symbol}`;
        return { name, svg: symbolSvg(name, draw), outputs: plainOutputs(name, SYMBOL_SIZE, SYMBOL_SIZE) };
      }),
    ),
    ...avatars.flatMap(({ module }) =>
      Object.entries(module.avatars).map(([avatar, draw]) => ({
        name: `avatars/${avatar}`,
        svg: symbolSvg(`avatars/${avatar}`, draw),
        outputs: plainOutputs(`avatars/${avatar}`, AVATAR_SIZE, AVATAR_SIZE),
      })),
    ),
    ...emblems.flatMap(({ module }) =>
      Object.entries(module.emblems).map(([emblem, content]) => {
        const name = `emblems/${emblem}`;
        return { name, svg: emblemSvg(name, content), outputs: plainOutputs(name, EMBLEM_SIZE, EMBLEM_SIZE) };
      }),
    ),
    ...pieces.flatMap(({ module }) =>
      Object.entries(module.pieces).map(([name, { svg, width, height }]) => ({
        name: `ui/${name}`,
        svg,
        outputs: plainOutputs(`ui/${name}`, width, height),
      })),
    ),
  ];
}

function plainOutputs(name: string, width: number, height: number): Output[] {
  return DENSITIES.map((density) => ({
    path: `${name}@${density}.webp`,
    width: width * density,
    height: height * density,
    // Images with alpha: the budget by area.
    budget: Math.max(7_500, Math.round(width * height * density * density * 0.31)),
  }));
}
