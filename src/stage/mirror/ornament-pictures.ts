/** The drawings that the mirror wears; a chunk of its own, as the links and pictures stand without them. */
export { crestPicture, curtainPicture, marqueeFramePicture } from '../../../scenes/ornaments/marquee.ts';
export {
  actionButtonPicture,
  brandPlaquePicture,
  flapPicture,
  PENNANT_HEIGHT,
  pennantColours,
  pennantPicture,
  tierPlaquePicture,
} from '../../../scenes/ornaments/plaques.ts';
