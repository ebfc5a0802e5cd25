import { startFrame } from '../engine/frame.ts';
import { midnightMasque } from './manifest.ts';

void startFrame(midnightMasque);
