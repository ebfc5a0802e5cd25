import { startFrame } from '../engine/frame.ts';
import { highLowSalon } from './manifest.ts';

void startFrame(highLowSalon);
