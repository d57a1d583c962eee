import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll } from 'vitest';
import { type Api, createApi, type Transport } from '#api/api.ts';
import { nameKeys, urlcodeKeys } from '#server/member/identity/identity-keys.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { sessionCookie, startSession } from '#server/member/session/session.ts';
import { openBus } from '#server/platform/cache/bus.ts';
import { readConfiguration } from '#server/platform/configuration/configuration.ts';
import { createLog } from '#server/platform/configuration/log.ts';
import type { Forum } from '#server/platform/forum.ts';
import { openForum } from '#server/platform/open-forum.ts';
import { createServer } from '#server/server.ts';
import { openTestDatabase } from './test-database.ts';

/** A user of the forum under test, with API access. */
export interface TestUser {
  readonly userID: number;
  readonly name: string;
  readonly api: Api;
  /** Sends a raw request with the user's session. */
  request(options: InjectOptions): Promise<LightMyRequestResponse>;
}

/** A forum under test, over a fresh database. */
export interface TestForum {
  readonly forum: Forum;
  readonly server: FastifyInstance;
  readonly guest: TestUser;
  /** Creates a member, by default with the role Member. */
  aMember(options?: { name?: string; roles?: readonly number[]; isAdmin?: boolean; email?: string }): Promise<TestUser>;
  aModerator(): Promise<TestUser>;
  anAdministrator(): Promise<TestUser>;
  /** Creates a category for discussions and returns its ID. */
  aCategory(options?: { name?: string; parentCategoryID?: number }): Promise<number>;
  /** Sets the forum's clock. Without an argument, restores the real time. */
  setNow(moment?: Date): void;
  close(): Promise<void>;
}

const codeOf = (urlcode: string) => ({ urlcode, ...urlcodeKeys(urlcode) });

/** Starts a forum for a whole test file, configured by `env`, and closes it after the last test. */
export async function testForum(env?: NodeJS.ProcessEnv): Promise<TestForum> {
  const forum = await startTestForum(env);
  afterAll(() => forum.close());
  return forum;
}

/** Starts a forum for a part of a test file, configured by `env`. The caller must close it. */
export async function startTestForum(env: NodeJS.ProcessEnv = {}): Promise<TestForum> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'folkmoot-test-'));
  const database = await openTestDatabase();
  const configuration = readConfiguration(
    { NODE_ENV: 'test', LOG_LEVEL: 'fatal', DATA_DIR: dataFolder, ...env },
    dataFolder,
  );
  const log = createLog(configuration);
  const bus = await openBus(database, database.databaseUrl ? { databaseUrl: database.databaseUrl } : {});
  let present: Date | undefined;
  const forum = openForum({ configuration, log, database, bus }, () => present ?? new Date());
  const server = await createServer(forum, { withPages: false });
  await server.ready();
  await forum.jobs.work();
  let made = 0;

  const somebody = (userID: number, name: string, token?: string): TestUser => {
    const request = (options: InjectOptions) =>
      server.inject({
        ...options,
        headers: { 'x-requested-with': 'folkmoot', ...options.headers },
        ...(token && { cookies: { [sessionCookie]: token } }),
      });
    const transport: Transport = async ({ method, path, query, body }) => {
      const response = await request({
        method,
        url: `/api/v2${path}${query && `?${query}`}`,
        ...(body !== undefined && { payload: body as object }),
      });
      const json =
        response.body && response.headers['content-type']?.toString().includes('json') ? response.json() : undefined;
      return { status: response.statusCode, json, header: (header) => response.headers[header]?.toString() };
    };
    return { userID, name, request, api: createApi(transport) };
  };

  const aMember: TestForum['aMember'] = async ({
    name = `member${++made}`,
    roles = [roleIDs.member],
    isAdmin = false,
    email,
  } = {}) => {
    const { user_id } = await forum.db
      .insertInto('member')
      .values({
        name,
        ...nameKeys(name),
        email: email ?? `${name.replace(/\W/g, '')}@example.org`,
        email_confirmed: true,
        is_admin: isAdmin,
      })
      .returning('user_id')
      .executeTakeFirstOrThrow();
    await forum.db
      .insertInto('member_role')
      .values(roles.map((role_id) => ({ user_id, role_id })))
      .execute();
    const { token } = await startSession(forum, user_id, { persistent: true });
    return somebody(user_id, name, token);
  };

  return {
    forum,
    server,
    guest: somebody(0, 'Guest'),
    aMember,
    aModerator: () => aMember({ name: `moderator${++made}`, roles: [roleIDs.moderator] }),
    anAdministrator: () => aMember({ name: `administrator${++made}`, roles: [roleIDs.administrator], isAdmin: true }),
    async aCategory({ name = `Category ${++made}`, parentCategoryID } = {}) {
      const { category_id } = await forum.db
        .insertInto('category')
        .values({
          name,
          ...codeOf(`${name.toLowerCase().replace(/\W+/g, '-')}-${++made}`),
          parent_category_id: parentCategoryID ?? null,
        })
        .returning('category_id')
        .executeTakeFirstOrThrow();
      await forum.categories.changed();
      return category_id;
    },
    setNow: (moment) => {
      present = moment;
    },
    async close() {
      await server.close();
      await bus.close();
      await database.drop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
