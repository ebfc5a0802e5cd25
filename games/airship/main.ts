import { startFrame } from '../engine/frame.ts';
import { airship } from './manifest.ts';

void startFrame(airship);
