/** Stands for Pixi's parser of SVG in the built games, whose shapes are drawn by calls. @throws always */
export function SVGParser(): never {
  throw new Error('no scene draws from SVG text');
}
