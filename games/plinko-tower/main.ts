import { startFrame } from '../engine/frame.ts';
import { plinkoTower } from './manifest.ts';

void startFrame(plinkoTower);
