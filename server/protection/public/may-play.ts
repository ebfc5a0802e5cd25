export { assertMayPlay, findBar, rejectBarred } from '../may-play.ts';
