import { startFrame } from '../engine/frame.ts';
import { goldRushExpress } from './manifest.ts';

void startFrame(goldRushExpress);
