import net from 'node:net';
import { expect, it } from 'vitest';
import { fetchPicture } from '../../../../server/studios/remote-list/fetch-picture.ts';

it.each([
  [
    'an offer of another protocol',
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n',
    '101',
  ],
  ['another place', 'HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1/\r\nContent-Length: 0\r\n\r\n', '302'],
  ['less than was promised', 'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc', 'broken off'],
])('picture that is answered with %s is not to be had', async (...[, text, reason]) => {
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(text));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as net.AddressInfo;
  await expect(
    fetchPicture(`http://127.0.0.1:${port}/a.png`, { isSandbox: true, maxBytes: 1_000 }),
  ).rejects.toThrow(reason);
  server.close();
});
