import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** An issue tracker of a test: what it was asked, and what it answers. */
export interface TestTracker {
  readonly url: string;
  readonly asked: { readonly body: Record<string, unknown>; readonly token: string | undefined }[];
  /** The status of its issues from now on. */
  status: string;
  /** How it answers: as it should, with a fault, by leading elsewhere, or never, once it has made the issue. */
  mood: 'well' | 'broken' | 'elsewhere' | 'odd' | 'silent';
  /** How many issues it has made. */
  readonly count: number;
  close(): Promise<void>;
}

async function bodyOf(request: http.IncomingMessage): Promise<Record<string, unknown>> {
  let json = '';
  for await (const part of request) json += String(part);
  return JSON.parse(json || '{}');
}

/** Starts an issue tracker on this machine, which numbers its issues from 1 and answers a known key with what it made. */
export async function startIssueTracker(): Promise<TestTracker> {
  const numbers = new Map<string, number>();
  const numberOf = (key: string) => numbers.get(key) ?? numbers.set(key, numbers.size + 1).size;
  const server = http.createServer(async (request, response) => {
    const body = await bodyOf(request);
    tracker.asked.push({ body, token: request.headers.authorization });
    if (tracker.mood === 'broken') return response.writeHead(500).end();
    if (tracker.mood === 'elsewhere') return response.writeHead(302, { Location: 'http://169.254.169.254/' }).end();
    if (tracker.mood === 'odd') return response.end('{"id":1,"url":"javascript:alert(1)"}');
    const id = body['type'] === 'create' ? numberOf(String(body['key'])) : Number(body['id']);
    if (tracker.mood === 'silent') return request.socket.destroy();
    response.setHeader('Content-Type', 'application/json');
    const metadata = [{ labelCode: 'Team', value: 'Carpentry', url: 'https://issues.example.org/teams/1' }];
    response.end(JSON.stringify({ id, url: `https://issues.example.org/${id}`, status: tracker.status, metadata }));
  });
  const tracker: TestTracker = {
    url: '',
    asked: [],
    get count() {
      return numbers.size;
    },
    status: 'open',
    mood: 'well',
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(tracker, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/issues` });
}
