import { get } from 'node:http';
import { parseArgs } from 'node:util';
import { openBenchDatabase } from './databases.ts';
import { startForum } from './server-process.ts';
import { prepareSubject } from './subject.ts';

/** The text that `--help` prints. */
const usage = `npm run bench:live -- [--connections 2000] [--discussions 1000] [--rounds 5] [--port 24390]

Opens many live streams of one discussion on one process over PostgreSQL, writes comments, and prints the memory of
the process and how long a comment takes to reach the streams.`;

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

/** A stream that records when it received each comment. */
interface Stream {
  readonly heard: Map<number, number>;
  close(): void;
}

/** Opens a stream. Resolves when the server has sent `hello`. */
function openStream(url: string): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const heard = new Map<number, number>();
    const request = get(url, { agent: false, headers: { accept: 'text/event-stream' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`A stream received status ${response.statusCode}.`));
      response.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('"hello"')) resolve({ heard, close: () => request.destroy() });
        const commentID = Number(/"commentID":(\d+)/.exec(text)?.[1] ?? 0);
        if (commentID > 0) heard.set(commentID, performance.now());
      });
    });
    request.on('error', reject);
  });
}

async function openStreams(url: string, count: number): Promise<Stream[]> {
  const streams: Stream[] = [];
  while (streams.length < count) {
    const chunk = Array.from({ length: Math.min(100, count - streams.length) }, () => openStream(url));
    streams.push(...(await Promise.all(chunk)));
  }
  return streams;
}

/**
 * Writes a comment and returns the time until it reaches the first, the median and the last stream, in milliseconds.
 */
async function writeAndHear(api: string, cookie: string, discussionID: number, streams: readonly Stream[]) {
  const started = performance.now();
  const answer = await fetch(`${api}/comments`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'x-requested-with': 'bench' },
    body: JSON.stringify({ discussionID, body: 'Heard?', format: 'markdown' }),
  });
  const { commentID } = (await answer.json()) as { commentID: number };
  while (streams.some(({ heard }) => !heard.has(commentID)) && performance.now() - started < 20_000)
    await new Promise((resolve) => setTimeout(resolve, 20));
  const times = streams.map(({ heard }) => (heard.get(commentID) ?? Number.POSITIVE_INFINITY) - started);
  times.sort((a, b) => a - b);
  return [times[0], times[Math.floor(times.length / 2)], times.at(-1)].map((time) => Math.round(time ?? 0));
}

async function run(requested: {
  connections: number;
  discussions: number;
  rounds: number;
  port: number;
}): Promise<void> {
  const database = await openBenchDatabase({
    kind: 'postgres',
    discussions: requested.discussions,
    port: requested.port + 1,
  });
  const subject = await prepareSubject(database);
  const server = await startForum(requested.port, database.environment);
  try {
    const api = `http://127.0.0.1:${requested.port}/api/v2`;
    const before = server.memory();
    const streams = await openStreams(`${api}/live?topics=discussion:${subject.usualID}`, requested.connections);
    printLine(
      `${requested.connections} streams: ${Math.round(before)} MB before, ${Math.round(server.memory())} MB open`,
    );
    for (let round = 0; round < requested.rounds; round += 1) {
      const [first, median, last] = await writeAndHear(api, subject.cookies[0] ?? '', subject.usualID, streams);
      printLine(
        `a comment reached the first after ${first} ms, the median after ${median} ms, the last after ${last} ms`,
      );
    }
    printLine(`${Math.round(server.memory())} MB after`);
    for (const stream of streams) stream.close();
  } finally {
    await server.stop();
    await database.close();
  }
}

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '2000' },
    discussions: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '5' },
    port: { type: 'string', default: '24390' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) printLine(usage);
else
  await run({
    connections: Number(values.connections),
    discussions: Number(values.discussions),
    rounds: Number(values.rounds),
    port: Number(values.port),
  });
