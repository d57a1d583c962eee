import { request } from 'node:http';

/** An event received on the stream. */
export interface LiveEvent {
  readonly id: string;
  readonly type: string;
  readonly data: Record<string, unknown>;
}

/** An event stream of a forum, as a browser opens it. */
export interface Line {
  readonly status: number;
  readonly events: readonly LiveEvent[];
  /** Waits for the next event of a type. Each event is returned only once. */
  next(type: string): Promise<LiveEvent>;
  /** Resolves when the forum closes the stream. */
  readonly ended: Promise<void>;
  close(): void;
}

/** Opens a stream. Resolves once its headers are received. */
export async function listenTo(url: string, headers: Record<string, string> = {}): Promise<Line> {
  const events: LiveEvent[] = [];
  const taken = new Set<LiveEvent>();
  const waiting = new Set<() => void>();
  const ended = Promise.withResolvers<void>();
  const sent = request(url, { headers: { accept: 'text/event-stream', ...headers }, agent: false });
  const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    sent.on('response', resolve).on('error', reject).end();
  });
  sent.on('error', () => ended.resolve());
  let rest = '';
  response.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const data = /^data: (.*)$/m.exec(part)?.[1];
      if (data) events.push({ id: /^id: (.*)$/m.exec(part)?.[1] ?? '', ...JSON.parse(data) });
    }
    for (const look of waiting) look();
  });
  response.on('close', () => ended.resolve()).on('error', () => ended.resolve());
  return {
    status: response.statusCode ?? 0,
    events,
    ended: ended.promise,
    close: () => sent.destroy(),
    next: (type) =>
      new Promise((resolve) => {
        const look = () => {
          const found = events.find((event) => event.type === type && !taken.has(event));
          if (!found) return;
          taken.add(found);
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
  };
}
