import pg from 'pg';
import { expect, test } from 'vitest';
import {
  endsReady,
  expectsReady,
  queryMessage,
  readRequests,
  welcomeMessages,
} from '#server/platform/database/embedded/wire-messages.ts';
import { type WireServer, WireStream } from '#server/platform/database/embedded/wire-stream.ts';

const parse = frame('P', 'statement\0select 1\0\0\0');
const sync = frame('S', '');
const terminate = frame('X', '');

test('complete requests are sent up to the last one that the server answers', () => {
  const { ready, rest, isOver } = readRequests(Buffer.concat([parse, sync, parse]));
  expect({ ready, rest, isOver }).toEqual({ ready: Buffer.concat([parse, sync]), rest: parse, isOver: false });
});

test('wherever the bytes are split, nothing is lost and no request is sent in part', () => {
  const all = Buffer.concat([parse, sync, queryMessage('select 2')]);
  for (let cut = 0; cut <= all.length; cut += 1) {
    const first = readRequests(all.subarray(0, cut));
    const second = readRequests(Buffer.concat([first.rest, all.subarray(cut)]));
    expect(Buffer.concat([first.ready, second.ready])).toEqual(all);
    expect(second.rest).toHaveLength(0);
    expect([0, parse.length + sync.length, all.length]).toContain(first.ready.length);
  }
});

test('a terminate message ends the stream, after the requests before it', () => {
  const { ready, rest, isOver } = readRequests(Buffer.concat([queryMessage('select 1'), terminate]));
  expect({ ready, rest: rest.length, isOver }).toEqual({ ready: queryMessage('select 1'), rest: 0, isOver: true });
});

test('it is detected whether the server owes a ready message, and whether it has sent one', () => {
  expect(expectsReady(Buffer.concat([parse, sync]))).toBe(true);
  expect(expectsReady(Buffer.concat([parse, frame('H', '')]))).toBe(false);
  expect(endsReady(welcomeMessages('18'))).toBe(true);
  expect(endsReady(welcomeMessages('18').subarray(0, -1))).toBe(false);
  expect(endsReady(new Uint8Array())).toBe(false);
});

test('bytes that arrive one by one produce the same requests', async () => {
  const { server, requests } = startServer();
  const stream = new WireStream(server);
  for (const byte of Buffer.concat([startup(), parse, sync, queryMessage('select 2')])) stream.write(Buffer.of(byte));
  await settle();
  expect(requests.slice(1)).toEqual([Buffer.concat([parse, sync]), queryMessage('select 2')]);
});

test('a new connection starts without state of the previous session', async () => {
  const { server, requests } = startServer();
  new WireStream(server).write(startup());
  await settle();
  expect(requests).toEqual([Buffer.concat([queryMessage('rollback'), queryMessage('discard all')])]);
});

test('when the server fails, a waiting query fails with its reason', async () => {
  const { server } = startServer({ failsAfter: 1 });
  const client = new pg.Client({ stream: () => new WireStream(server), ssl: false });
  client.on('error', () => undefined);
  await client.connect();
  await expect(client.query('select 1')).rejects.toThrow('the connection was lost');
});

test('the connection is released when the driver terminates', async () => {
  const { server, guests } = startServer();
  const client = new pg.Client({ stream: () => new WireStream(server), ssl: false });
  await client.connect();
  expect(guests.size).toBe(1);
  await client.end();
  expect(guests.size).toBe(0);
});

function startServer({ failsAfter = Number.POSITIVE_INFINITY } = {}) {
  const requests: Buffer[] = [];
  const guests = new Set<WireStream>();
  const server: WireServer = {
    version: '18.0',
    exchange: async (request) => {
      if (requests.push(Buffer.from(request)) > failsAfter) throw new Error('the connection was lost');
      return frame('Z', 'I');
    },
    take: async (stream) => void guests.add(stream),
    leave: (stream) => void guests.delete(stream),
  };
  return { server, requests, guests };
}

function frame(type: string, body: string): Buffer {
  const bytes = Buffer.alloc(5);
  bytes.write(type);
  bytes.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([bytes, Buffer.from(body)]);
}

/** Returns a startup packet: length, version 3.0, no parameters. */
function startup(): Buffer {
  const bytes = Buffer.alloc(9);
  bytes.writeInt32BE(9);
  bytes.writeInt32BE(3 << 16, 4);
  return bytes;
}

function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}
