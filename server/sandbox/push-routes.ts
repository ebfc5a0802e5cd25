import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { readJson } from '../strict-json.ts';
import type { MockPushService } from './mock-push-service.ts';

type Device = { Params: { device: string } };

const DEVICE = /^[\w-]{1,200}$/;
const planSchema = z.object({
  statuses: z.array(z.int().check(z.minimum(200), z.maximum(599))).check(z.maxLength(20)),
});

/** The push service of the sandbox, where browsers' vendors have theirs; and what it holds, for tests. */
export function addPushRoutes(app: FastifyInstance, pushes: MockPushService): void {
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  app.post<Device>('/push/send/:device', async (request, reply) => {
    const { device } = request.params;
    if (!DEVICE.test(device) || !Buffer.isBuffer(request.body)) return reply.code(400).send();
    const origin = `${request.protocol}://${request.host}`;
    const { headers, body } = request;
    const status = await pushes.accept(device, origin, { headers, body });
    if (status === 201) reply.header('location', `/push/messages/${device}`);
    if (status === 429) reply.header('retry-after', '90');
    return reply.code(status).send();
  });

  app.post<Device>('/push/plan/:device', async (request, reply) => {
    const parsed = planSchema.safeParse(readJson(String(request.body)));
    if (!parsed.success || !DEVICE.test(request.params.device)) return reply.code(400).send();
    pushes.plan(request.params.device, parsed.data.statuses);
    return reply.code(204).send();
  });

  app.get<Device>('/push/messages/:device', async (request) => ({
    messages: pushes.messagesOf(request.params.device),
  }));
}
