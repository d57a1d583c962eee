import fs from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { readCategory } from '#api/category/category.client.ts';
import { createComment } from '#api/discussion/comment/comment.client.ts';
import { createDiscussion, listDiscussions } from '#api/discussion/discussion.client.ts';
import type { ApiError } from '#api/errors.ts';
import { recount } from '#server/administration/count/recount-forum.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { type ForumServer, startForumServer, startSampleForum } from '#tests/support/server/forum-server.ts';
import { aMemberOf, anAdministratorOf, at, type Visitor } from '#tests/support/server/visitor.ts';

/** The number of times the server is killed, at least 30. Set `KILLS=200` in the environment for a longer run. */
const kills = Number(process.env['KILLS'] ?? 30);
const writersOfEach = 2;

/** The IDs of the comments and discussions that the forum acknowledged as saved. */
interface Acknowledged {
  readonly comments: Set<number>;
  readonly discussions: Set<number>;
}

let dataFolder: string | undefined;
let server: ForumServer | undefined;
afterAll(async () => {
  await server?.kill();
  if (dataFolder) await fs.rm(dataFolder, { recursive: true, force: true });
});

test(`no acknowledged write is lost in ${kills} kills, and every count stays correct`, async () => {
  server = await startSampleForum({ isShortLived: true });
  dataFolder = server.dataFolder;
  const administrator = await anAdministratorOf(server);
  const people = [administrator];
  for (const name of ['Ada', 'Bert', 'Cleo']) people.push(await aMemberOf(server, administrator, name));
  const acknowledged: Acknowledged = { comments: new Set(), discussions: new Set() };
  for (let round = 0; round < kills; round += 1) {
    await writeUntilKilled(server, people, acknowledged);
    // Checking only every fifth time leaves the kills in between to be recovered from together.
    if (round % 5 === 4) expect(await findLost(dataFolder, acknowledged)).toEqual({ comments: [], discussions: [] });
    server = await startForumServer({ dataFolder, isShortLived: true });
  }
  expect((await listDiscussions(at(server.url, administrator).api, { limit: 1 })).status).toBe(200);
  expect(await server.stop()).toBe(0);
  expect(await findFalseCounts(dataFolder)).toEqual([]);
  const { comments, discussions } = acknowledged;
  console.log(`${comments.size} comments and ${discussions.size} discussions were acknowledged in ${kills} kills.`);
  expect(comments.size).toBeGreaterThan(kills * 3);
  expect(discussions.size).toBeGreaterThan(0);
}, 600_000);

/** Writes as all members concurrently and kills the forum meanwhile. */
async function writeUntilKilled(forum: ForumServer, people: Visitor[], acknowledged: Acknowledged): Promise<void> {
  const { api } = at(forum.url, people[0] as Visitor);
  const { body } = await unlessBusy(() => listDiscussions(api, { limit: 20 }));
  // All members may start discussions in this category.
  const { categoryID } = (await unlessBusy(() => readCategory(api, 'woodwork'))).body;
  const open = body.filter(({ closed }) => !closed);
  let isKilled = false;
  const write = async (person: Visitor, first: number) => {
    for (let turn = first; !isKilled; turn += 1) {
      const { discussionID = 0 } = open[turn % open.length] ?? {};
      await unlessBusy(() => writeOnce(person, { discussionID, categoryID, turn }, acknowledged)).catch(
        (error: unknown) => {
          if (!isKilled) throw error;
        },
      );
    }
  };
  // Each writer starts at a different turn, so that discussions are also created before an early kill.
  const writers = people.flatMap((person, first) =>
    Array.from({ length: writersOfEach }, (_, second) => write(at(forum.url, person), first * writersOfEach + second)),
  );
  const before = countOf(acknowledged);
  const enough = 3 + Math.random() * 30;
  const kill = async () => {
    while (countOf(acknowledged) < before + enough) await new Promise((resolve) => setTimeout(resolve, 3));
    isKilled = true;
    await forum.kill();
  };
  await Promise.all([kill(), ...writers]);
}

/** Retries while the forum responds with `server.busy`, as it may on a busy machine. */
async function unlessBusy<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if ((error as ApiError).code !== 'server.busy') throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

const countOf = ({ comments, discussions }: Acknowledged): number => comments.size + discussions.size;

async function writeOnce(
  { api, name }: Visitor,
  { discussionID, categoryID, turn }: { discussionID: number; categoryID: number; turn: number },
  { comments, discussions }: Acknowledged,
): Promise<void> {
  const body = `${name} writes at ${Date.now()}`;
  if (turn % 5 === 4) {
    const made = await createDiscussion(api, { name: body, body, format: 'markdown', categoryID });
    discussions.add(made.body.discussionID);
  } else {
    const made = await createComment(api, { body, format: 'markdown', discussionID });
    comments.add(made.body.commentID);
  }
}

/** Returns the acknowledged records that are missing from the folder's database. */
async function findLost(folder: string, { comments, discussions }: Acknowledged) {
  const database = await openDatabase({ dataFolder: folder });
  const lost = async (ids: Set<number>, table: 'comment' | 'discussion') => {
    const { rows } = await sql<{ id: number }>`
      select ${sql.ref(`${table}_id`)} as id from ${sql.table(table)} where body_html <> ''
    `.execute(database.kysely);
    const kept = new Set(rows.map(({ id }) => id));
    return [...ids].filter((id) => !kept.has(id));
  };
  const found = { comments: await lost(comments, 'comment'), discussions: await lost(discussions, 'discussion') };
  await database.close();
  return found;
}

async function findFalseCounts(folder: string): Promise<unknown[]> {
  const database = await openDatabase({ dataFolder: folder });
  const drift = await recount(database, { repair: false });
  await database.close();
  return drift;
}
