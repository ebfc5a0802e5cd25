import { startFrame } from '../engine/frame.ts';
import { samuraiDusk } from './manifest.ts';

void startFrame(samuraiDusk);
