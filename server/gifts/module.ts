import * as calls from '../../contract/gifts/calls.ts';
import { defineServerModule } from '../module.ts';
import { fundHandlers } from './funds.ts';
import { giftHandlers } from './gift-handlers.ts';
import { fundConfig, supplyConfig } from './gifts-config.ts';
import { giftsJournals } from './gifts-journals.ts';
import { PACKET_COMMANDS } from './packet-commands.ts';
import { emptyOldPackets, packetHandlers } from './packets.ts';

export const gifts = defineServerModule({
  calls,
  handlers: { ...giftHandlers, ...packetHandlers, ...fundHandlers },
  jobs: { emptyOldPackets },
  commands: PACKET_COMMANDS,
  journals: giftsJournals,
  config: [fundConfig, supplyConfig],
});
