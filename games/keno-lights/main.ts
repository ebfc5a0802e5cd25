import { startFrame } from '../engine/frame.ts';
import { kenoLights } from './manifest.ts';

void startFrame(kenoLights);
