import type { Context } from '../../context.ts';
import { findIncident, readConcerned } from './incident-queries.ts';

/** A job: tells the players whom an incident of a game concerns. */
export const sendIncidentNotices = (context: Context): Promise<number> =>
  context.hooks.outbox.sendCampaigns(context, 'gameIncident', async (tx, incidentId, page) => {
    const incident = await findIncident(tx, incidentId);
    if (!incident) throw new Error(`there is no incident ${incidentId}`);
    return readConcerned(tx, incident, page);
  });
