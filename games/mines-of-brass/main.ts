import { startFrame } from '../engine/frame.ts';
import { minesOfBrass } from './manifest.ts';

void startFrame(minesOfBrass);
