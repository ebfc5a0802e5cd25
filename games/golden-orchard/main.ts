import { startFrame } from '../engine/frame.ts';
import { goldenOrchard } from './manifest.ts';

void startFrame(goldenOrchard);
