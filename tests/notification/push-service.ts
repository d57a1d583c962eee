import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A local push service: a real server that receives messages for browsers. */
export interface PushService {
  readonly url: string;
  /** The received requests: path, headers and size. */
  readonly received: { path: string; headers: Readonly<Record<string, unknown>>; size: number }[];
  /** Sets the status of all further responses. */
  answer(status: number): void;
  close(): Promise<void>;
}

/** Starts a push service on this machine. */
export async function startPushService(): Promise<PushService> {
  const received: PushService['received'] = [];
  let status = 201;
  const server = createServer((request, response) => {
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
    });
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, size });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: (next) => {
      status = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Creates the push subscription data of a browser. */
export function aBrowser(service: PushService, name: string) {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys().toString('base64url');
  return { endpoint: `${service.url}/${name}`, keys: { p256dh, auth: randomBytes(16).toString('base64url') } };
}
