import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type ApiRoute, nameOf, readApi } from '#tests/support/api/openapi-route.ts';
import { castFor } from '#tests/support/api/role-cast.ts';
import { roleRequest } from '#tests/support/api/role-requests.ts';
import { testForum } from '#tests/support/server/test-forum.ts';
import { callsOnOthers, realChanges, unloggedRoutes } from './logged-routes.ts';

const forum = await testForum();

/** Changing routes that only moderators or administrators may call, according to the reviewed role table. */
const reserved: readonly string[] = readFileSync('tests/server/role-routes.table.md', 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, call, , , member, owner]) => call?.startsWith('`') && member !== 'yes' && owner !== 'yes')
  .filter((cells) => cells.at(-2) === 'yes')
  .map(([, call = '']) => call.replaceAll('`', ''))
  .filter((call) => !call.startsWith('GET '));

async function actionsSince(logID: number, actorID: number): Promise<string[]> {
  const entries = forum.forum.db.selectFrom('moderation_log').select('action').where('moderation_log_id', '>', logID);
  const rows = await entries.where('actor_id', '=', actorID).execute();
  return [...new Set(rows.map(({ action }) => action))].sort();
}

async function newestEntry(): Promise<number> {
  const entries = forum.forum.db.selectFrom('moderation_log').select('moderation_log_id as id');
  return (await entries.orderBy('moderation_log_id', 'desc').limit(1).executeTakeFirst())?.id ?? 0;
}

/** Returns the log actions of an administrator's request. Throws when the request is rejected. */
async function loggedAs(route: ApiRoute): Promise<string[]> {
  const cast = await castFor(forum, 'administrator');
  const request = await roleRequest(route, cast);
  const change = await realChanges[nameOf(route)]?.(cast, String(request.url));
  const former = await newestEntry();
  const { statusCode, body } = await cast.asker.request(change ? { ...request, payload: change } : request);
  if (statusCode >= 400) throw new Error(`is refused: ${statusCode} ${body.slice(0, 200)}`);
  await forum.forum.jobs.settled();
  const actions = await actionsSince(former, cast.asker.userID);
  if (actions.length === 0) throw new Error('is not logged');
  return actions;
}

test('every change reserved for moderators is logged, or documented as an exception', async () => {
  const calls = [...reserved, ...callsOnOthers];
  const routes = (await readApi(forum)).routes.filter((route) => calls.includes(nameOf(route)));
  const complaints = Object.keys(unloggedRoutes).filter((name) => !calls.includes(name));
  const rows: string[] = [];
  for (const route of routes) {
    const name = nameOf(route);
    const reason = unloggedRoutes[name];
    const actions = reason ? [] : await loggedAs(route).catch((error: Error) => [error.message]);
    if (actions.some((action) => action.includes(' '))) complaints.push(`${name} ${actions}`);
    rows.push(`| \`${name}\` | ${reason ? `– ${reason}` : actions.map((action) => `\`${action}\``).join(', ')} |`);
  }
  expect(complaints).toEqual([]);
  const head = ['| Call | Logged as |', '| --- | --- |'];
  await expect(`${[...head, ...rows].join('\n')}\n`).toMatchFileSnapshot('logged-routes.table.md');
}, 300_000);
