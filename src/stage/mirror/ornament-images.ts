/** The drawings that the mirror wears; a chunk of its own, as the links and pictures stand without them. */
export { crestSvg, curtainSvg, marqueeFrameSvg } from '../../../scenes/ornaments/marquee.ts';
export {
  actionButtonSvg,
  brandPlaqueSvg,
  flapSvg,
  PENNANT_HEIGHT,
  pennantColours,
  pennantSvg,
  tierPlaqueSvg,
} from '../../../scenes/ornaments/plaques.ts';
