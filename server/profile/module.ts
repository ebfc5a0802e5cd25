import * as calls from '../../contract/profile/calls.ts';
import { defineServerModule } from '../module.ts';
import { addImageFiles } from './avatars.ts';
import { eraseProfileRows } from './erase-profile-queries.ts';
import { playerDetailsHandlers } from './player-details.ts';
import { readLook } from './player-look.ts';
import { profileChangeHandlers } from './profile-changes.ts';
import { PROFILE_COMMANDS } from './profile-commands.ts';

export const profile = defineServerModule({
  calls,
  handlers: {
    ...playerDetailsHandlers,
    ...profileChangeHandlers,
  },
  jobs: {},
  commands: PROFILE_COMMANDS,
  routes: [addImageFiles],
  hooks: { userInfo: (db, { playerId }) => readLook(db, playerId), erase: eraseProfileRows },
});
