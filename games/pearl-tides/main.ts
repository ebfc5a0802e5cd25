import { startFrame } from '../engine/frame.ts';
import { pearlTides } from './manifest.ts';

void startFrame(pearlTides);
