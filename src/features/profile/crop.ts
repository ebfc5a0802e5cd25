interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of an image in the frame: 1 is the largest square that fits, and the position is a share of the room left. */
export interface Crop {
  readonly zoom: number;
  /** 0 at the left or top edge, 1 at the other. */
  readonly across: number;
  readonly down: number;
}

export const MIDDLE_CROP: Crop = { zoom: 1, across: 0.5, down: 0.5 };
export const MAX_ZOOM = 4;

const clampBetween = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

export const clampCrop = ({ zoom, across, down }: Crop): Crop => ({
  zoom: clampBetween(zoom, 1, MAX_ZOOM),
  across: clampBetween(across, 0, 1),
  down: clampBetween(down, 0, 1),
});

/** The visible square of the image, in its own pixels. */
export function squareOf({ width, height }: Size, { zoom, across, down }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { x: (width - side) * across, y: (height - side) * down, side };
}

/** A drag moved the image by this share of the frame. Where there is no room it stays. */
export function dragCrop(size: Size, crop: Crop, by: { x: number; y: number }): Crop {
  const { side } = squareOf(size, crop);
  const move = (place: number, share: number, room: number) =>
    room > 0 ? place - (share * side) / room : place;
  return clampCrop({
    ...crop,
    across: move(crop.across, by.x, size.width - side),
    down: move(crop.down, by.y, size.height - side),
  });
}

/** Larger or smaller around the middle of the frame. */
export function zoomCrop(size: Size, crop: Crop, factor: number): Crop {
  const before = squareOf(size, crop);
  const zoom = clampBetween(crop.zoom * factor, 1, MAX_ZOOM);
  const side = Math.min(size.width, size.height) / zoom;
  const place = (start: number, length: number) => {
    const room = length - side;
    return room > 0 ? (start + before.side / 2 - side / 2) / room : 0.5;
  };
  return clampCrop({ zoom, across: place(before.x, size.width), down: place(before.y, size.height) });
}
