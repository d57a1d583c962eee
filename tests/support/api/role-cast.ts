import { roleIDs } from '#server/member/role/role-catalog.ts';
import type { TestForum, TestUser } from '#tests/support/server/test-forum.ts';

/**
 * The requesting users: the columns of the permission table. The owner wrote the requested record; the member did not.
 */
export const requesters = ['guest', 'unconfirmed', 'member', 'owner', 'moderator', 'administrator'] as const;
export type Requester = (typeof requesters)[number];

/**
 * The users involved in one cell of the table: the one who sends the request, the owner of the requested records, and
 * the administrator who prepares them.
 */
export interface Cast {
  readonly forum: TestForum;
  readonly asker: TestUser;
  readonly owner: TestUser;
  readonly administrator: TestUser;
  /** Returns a number that has not been used before, for unique names. */
  readonly fresh: () => number;
}

let used = 0;
const fresh = (): number => ++used;

/** Returns a new IP address for each request, so that the rate limits per address do not apply. */
export function anAddress(): string {
  const number = fresh();
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}

/**
 * Creates new users, so that none is banned, muted or signed out by earlier requests. Users that are given are reused.
 */
export async function castFor(
  forum: TestForum,
  as: Requester,
  given: Partial<Pick<Cast, 'owner' | 'administrator' | 'asker'>> = {},
): Promise<Cast> {
  const owner = given.owner ?? (await forum.aMember());
  const administrator = given.administrator ?? (await forum.anAdministrator());
  const askersThemselves: Record<Requester, () => TestUser | Promise<TestUser>> = {
    guest: () => forum.guest,
    unconfirmed: () => forum.aMember({ roles: [roleIDs.unconfirmed] }),
    member: () => forum.aMember(),
    owner: () => owner,
    moderator: () => forum.aModerator(),
    administrator: () => administrator,
  };
  return { forum, owner, administrator, asker: given.asker ?? (await askersThemselves[as]()), fresh };
}

/** Sends a preparing request and returns the response. Throws when the request fails. */
export async function sendPreparation<Answer = Record<string, number>>(
  by: TestUser,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  path: string,
  body?: object,
): Promise<Answer> {
  const answer = await by.request({
    method,
    url: `/api/v2${path}`,
    remoteAddress: anAddress(),
    ...(body && { payload: body }),
  });
  if (answer.statusCode >= 300) throw new Error(`${method} ${path} could not be prepared: ${answer.body}`);
  return (answer.body ? answer.json() : {}) as Answer;
}
