import { DRAGON_TIGER } from '../../maths/dragon-tiger.ts';
import { makeObservable } from '../engine/observable.ts';

/** The chip that a press on the board places; chosen in the console. */
export const chip = makeObservable(DRAGON_TIGER.defaultStake);
