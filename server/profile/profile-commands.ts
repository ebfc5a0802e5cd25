import { findPlayer } from '../auth/public/find-player.ts';
import { saveNickname } from '../auth/public/player-state.ts';
import { type OperatorCommand, requireArgument } from '../ops/command.ts';
import { deleteImage } from './profile-queries.ts';

const clearProfile: OperatorCommand = {
  name: 'player clear-look',
  usage: '<account> <reason>',
  about: 'Removes an offensive nickname or avatar; the account name is shown again.',
  async run({ tx, args }) {
    const player = await findPlayer(tx, requireArgument(args, 0, 'the account'));
    const reason = requireArgument([args.slice(1).join(' ')], 0, 'the reason');
    const hadImage = await deleteImage(tx, player.id);
    await saveNickname(tx, player.id, '');
    return {
      say: `${player.account}: nickname${hadImage ? ' and avatar' : ''} removed.`,
      subject: player.id,
      details: { account: player.account, hadImage, reason },
    };
  },
};

export const PROFILE_COMMANDS: readonly OperatorCommand[] = [clearProfile];
