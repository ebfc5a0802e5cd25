import { startFrame } from '../engine/frame.ts';
import { serpentTemple } from './manifest.ts';

void startFrame(serpentTemple);
