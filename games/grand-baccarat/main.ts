import { startFrame } from '../engine/frame.ts';
import { grandBaccarat } from './manifest.ts';

void startFrame(grandBaccarat);
