export { getFollowChannels, openFollowChannel, receiveFollowReward } from './follow-calls.ts';
