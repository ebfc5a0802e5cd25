export { getRankBoard } from './rank-calls.ts';
export { getSlotsHack, getSlotsHackWinners, receiveSlotsHack } from './slots-hack-calls.ts';
