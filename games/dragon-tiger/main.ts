import { startFrame } from '../engine/frame.ts';
import { dragonTiger } from './manifest.ts';

void startFrame(dragonTiger);
