import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** An issue tracker for tests: records its requests and returns prepared responses. */
export interface TestTracker {
  readonly url: string;
  readonly asked: { readonly body: Record<string, unknown>; readonly token: string | undefined }[];
  /** The status that the tracker returns for its issues from now on. */
  status: string;
  /**
   * The behaviour of the tracker: a valid response, status 500, a redirect, an invalid URL, or a closed connection
   * after the issue was created.
   */
  mood: 'well' | 'broken' | 'elsewhere' | 'odd' | 'silent';
  /** The number of issues created. */
  readonly count: number;
  close(): Promise<void>;
}

async function bodyOf(request: http.IncomingMessage): Promise<Record<string, unknown>> {
  let json = '';
  for await (const part of request) json += String(part);
  return JSON.parse(json || '{}');
}

/**
 * Starts an issue tracker on this machine. It numbers issues from 1, and returns the existing issue for a known key.
 */
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
