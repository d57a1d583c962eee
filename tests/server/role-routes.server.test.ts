import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { type ApiRoute, nameOf, readApi } from '#tests/support/api/openapi-route.ts';
import { anAddress, type Cast, castFor, type Requester, requesters } from '#tests/support/api/role-cast.ts';
import { roleRequest } from '#tests/support/api/role-requests.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

/**
 * The result of a request. `hidden` responds with 404, as for a missing record. `proof` requires a secret that no one
 * in this test has.
 */
type Cell = 'yes' | 'no' | 'hidden' | 'proof';

/** Routes that require a secret instead of a role: everyone without it is rejected. */
const decidedByProof: readonly string[] = [
  'POST /calls/run',
  'POST /sessions',
  'POST /sessions/second-factor',
  'POST /sessions/second-factor/options',
  'POST /sessions/confirm',
  'POST /sessions/passkey',
  'POST /passkeys',
  'POST /two-factor/app/confirm',
  'POST /two-factor/recovery-codes',
  'POST /users/{id}/confirm-email',
  'POST /users/reset-password',
  'POST /users/first-administrator',
  'POST /incoming-mail',
];

/** The event stream does not end. Its access is tested in tests/live. */
const isStream = ({ path }: ApiRoute) => path === '/live';

const forum = await testForum();
const routes = (await readApi(forum)).routes.filter((route) => !isStream(route));

const refusals: readonly number[] = [400, 401, 409, 422, 429];

/** The cast and request of one cell. They are reused for the next cell as long as the request changed nothing. */
interface Made {
  readonly cast: Pick<Cast, 'owner' | 'administrator'>;
  readonly request: InjectOptions;
}

/** Members whose requests so far were rejected or read-only. They are reused for the next route. */
const untouched = new Map<Requester, TestUser>();

/** Returns one row of the table. */
async function cellsOf(route: ApiRoute, complaints: string[]): Promise<Cell[]> {
  const cells: Cell[] = [];
  let made: Made | undefined;
  for (const as of requesters) {
    const asker = as === 'owner' || as === 'administrator' ? undefined : untouched.get(as);
    const cast = await castFor(forum, as, { ...made?.cast, ...(asker && { asker }) });
    const { request, isOfAsker } = made ? { request: made.request, isOfAsker: false } : await requestFor(route, cast);
    if (request instanceof Error) {
      complaints.push(`${nameOf(route)} as ${as} cannot be asked: ${request.message}`);
      cells.push('no');
      continue;
    }
    const answer = await cast.asker.request({ ...request, remoteAddress: anAddress() });
    const hasChanged = answer.statusCode < 400 && route.method !== 'GET';
    const { owner, administrator } = cast;
    made = hasChanged || isOfAsker ? undefined : { cast: { owner, administrator }, request };
    if (hasChanged || isOfAsker) untouched.delete(as);
    else untouched.set(as, cast.asker);
    cells.push(cellOf(route, as, answer, complaints));
  }
  return cells;
}

/** Returns the request for a route, and whether it was built for its sender, who may have been changed by it. */
async function requestFor(
  route: ApiRoute,
  cast: Cast,
): Promise<{ request: InjectOptions | Error; isOfAsker: boolean }> {
  let isOfAsker = false;
  const watched: Cast = {
    ...cast,
    get asker() {
      isOfAsker = true;
      return cast.asker;
    },
  };
  const request = await roleRequest(route, watched).catch((error: Error) => error);
  return { request, isOfAsker };
}

function cellOf(
  route: ApiRoute,
  as: Requester,
  { statusCode, body }: LightMyRequestResponse,
  complaints: string[],
): Cell {
  if (statusCode < 400) return 'yes';
  if (statusCode === 404) return 'hidden';
  if (decidedByProof.includes(nameOf(route)) && refusals.includes(statusCode)) return 'proof';
  if (statusCode !== 401 && statusCode !== 403)
    complaints.push(`${nameOf(route)} as ${as} cannot be judged: ${statusCode} ${body.slice(0, 200)}`);
  return 'no';
}

const lineOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

test('every API call is open to the roles of the table, and to nobody else', async () => {
  const complaints: string[] = [];
  const rows: { name: string; cells: Cell[] }[] = [];
  for (const route of routes) rows.push({ name: nameOf(route), cells: await cellsOf(route, complaints) });
  const nobody = rows.filter(({ name, cells }) => !cells.includes('yes') && !decidedByProof.includes(name));
  expect([...complaints, ...nobody.map(({ name }) => `Nobody may ${name}: is its request right?`)]).toEqual([]);
  const all = rows.flatMap(({ cells }) => cells);
  const count = (cell: Cell) => all.filter((one) => one === cell).length;
  console.info(
    `roles × routes: ${rows.length} routes, ${all.length} cells: ${count('yes')} may, ${count('no')} may not, ` +
      `${count('hidden')} see nothing, ${count('proof')} need a proof`,
  );
  const head = [lineOf(['Call', ...requesters]), lineOf(['---', ...requesters.map(() => '---')])];
  const table = [...head, ...rows.map(({ name, cells }) => lineOf([`\`${name}\``, ...cells]))];
  await expect(`${table.join('\n')}\n`).toMatchFileSnapshot('role-routes.table.md');
}, 600_000);
