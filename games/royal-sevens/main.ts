import { startFrame } from '../engine/frame.ts';
import { royalSevens } from './manifest.ts';

void startFrame(royalSevens);
