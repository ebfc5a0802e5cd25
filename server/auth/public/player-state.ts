export {
  saveAvatar,
  saveBirthDate,
  saveExcludedOpen,
  saveInviter,
  saveNationality,
  saveNickname,
  savePlayerClosed,
  savePlayerReopened,
  saveShutStatus,
} from '../player-state-queries.ts';
