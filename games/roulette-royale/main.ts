import { startFrame } from '../engine/frame.ts';
import { rouletteRoyale } from './manifest.ts';

void startFrame(rouletteRoyale);
