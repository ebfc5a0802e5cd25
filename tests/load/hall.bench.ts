import type { Bench } from './bench.ts';
import { measurePauses } from './gc-pauses.ts';
import { measureGrowth } from './hall-growth.ts';
import { openHallPage, waitForFront } from './hall-page.ts';
import { compareScript } from './hall-script.ts';
import { withProduct } from './player-page.ts';

/** Cost of a draw while it is shown, and memory that remains after it. */
export const bench: Bench = {
  name: 'hall',
  run: () =>
    withProduct(async (browser, origin) => {
      const hall = await openHallPage(browser, origin, '/activity/jackpot');
      await waitForFront(hall.page);
      const script = await compareScript(browser, hall);
      const pauses = await measurePauses(browser, hall);
      await hall.close();
      return [...script, ...pauses, ...(await measureGrowth(browser, origin))];
    }),
};
