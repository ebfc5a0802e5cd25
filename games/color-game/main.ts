import { startFrame } from '../engine/frame.ts';
import { colorGame } from './manifest.ts';

void startFrame(colorGame);
