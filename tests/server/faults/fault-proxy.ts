import net, { type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** `cut` closes the connection and drops the data; `half` forwards half of it first. */
export type Verdict = 'pass' | 'cut' | 'half';

export interface Rules {
  /** Verdict on data of the client. */
  readonly up?: () => Verdict;
  /** Verdict on data of the server. */
  readonly down?: () => Verdict;
  /** Delay of all data, in milliseconds. */
  readonly delayMs?: number;
}

export interface FaultProxy {
  readonly port: number;
  /** Null forwards everything. */
  rules: Rules | null;
  /** Connections that were cut so far. */
  cuts: number;
  stop(): Promise<void>;
}

/** A proxy between a client and a server that injects network failures. */
export async function startFaultProxy(target: net.NetConnectOpts): Promise<FaultProxy> {
  const open = new Set<Socket>();
  const server = net.createServer((client) => {
    const upstream = net.connect(target);
    const ends = [client, upstream];
    for (const end of ends) {
      open.add(end);
      end.on('error', () => undefined);
      end.once('close', () => {
        open.delete(end);
        for (const other of ends) other.destroy();
      });
    }
    carry(client, upstream, 'up');
    carry(upstream, client, 'down');
  });

  function carry(from: Socket, to: Socket, way: 'up' | 'down'): void {
    from.on('data', async (chunk) => {
      from.pause();
      const { rules } = proxy;
      const verdict = rules?.[way]?.() ?? 'pass';
      if (rules?.delayMs) await wait(rules.delayMs);
      if (verdict === 'pass') to.write(chunk);
      else {
        proxy.cuts += 1;
        if (verdict === 'half') to.write(chunk.subarray(0, Math.ceil(chunk.length / 2)));
        from.destroy();
      }
      from.resume();
    });
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: FaultProxy = {
    port: (server.address() as AddressInfo).port,
    rules: null,
    cuts: 0,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
  return proxy;
}
