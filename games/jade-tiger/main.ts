import { startFrame } from '../engine/frame.ts';
import { jadeTiger } from './manifest.ts';

void startFrame(jadeTiger);
