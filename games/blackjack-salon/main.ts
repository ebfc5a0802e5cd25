import { startFrame } from '../engine/frame.ts';
import { blackjackSalon } from './manifest.ts';

void startFrame(blackjackSalon);
