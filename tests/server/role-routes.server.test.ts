import { expect, test } from 'vitest';
import { type ApiRoute, nameOf, readApi } from '#tests/support/openapi-route.ts';
import { type Asker, askers, castFor } from '#tests/support/role-records.ts';
import { roleRequest } from '#tests/support/role-requests.ts';
import { testForum } from '#tests/support/test-forum.ts';

/** `hidden` answers as if there were nothing (404); `proof` asks for a secret that nobody here has. */
type Cell = 'yes' | 'no' | 'hidden' | 'proof';

/** Calls that ask for a secret rather than for a role: whoever lacks it is refused, whoever they are. */
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
];

/** A stream that does not end: who may hear it is shown in tests/live. */
const isStream = ({ path }: ApiRoute) => path === '/live';

const forum = await testForum();
const routes = (await readApi(forum)).routes.filter((route) => !isStream(route));

const refusals: readonly number[] = [400, 401, 409, 422, 429];

async function cellOf(route: ApiRoute, as: Asker, complaints: string[]): Promise<Cell> {
  const cast = await castFor(forum, as);
  const request = await roleRequest(route, cast).catch((error: Error) => error);
  if (request instanceof Error) {
    complaints.push(`${nameOf(route)} as ${as} cannot be asked: ${request.message}`);
    return 'no';
  }
  const { statusCode, body } = await cast.asker.request(request);
  if (statusCode < 400) return 'yes';
  if (statusCode === 404) return 'hidden';
  if (decidedByProof.includes(nameOf(route)) && refusals.includes(statusCode)) return 'proof';
  if (statusCode !== 401 && statusCode !== 403)
    complaints.push(`${nameOf(route)} as ${as} cannot be judged: ${statusCode} ${body.slice(0, 200)}`);
  return 'no';
}

const lineOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

test('every call of the API is open to the people of the table, and to nobody else', async () => {
  const complaints: string[] = [];
  const rows: { name: string; cells: Cell[] }[] = [];
  for (const route of routes) {
    const cells: Cell[] = [];
    for (const asker of askers) cells.push(await cellOf(route, asker, complaints));
    rows.push({ name: nameOf(route), cells });
  }
  const nobody = rows.filter(({ name, cells }) => !cells.includes('yes') && !decidedByProof.includes(name));
  expect([...complaints, ...nobody.map(({ name }) => `Nobody may ${name}: is its request right?`)]).toEqual([]);
  const all = rows.flatMap(({ cells }) => cells);
  const count = (cell: Cell) => all.filter((one) => one === cell).length;
  console.info(
    `roles × routes: ${rows.length} routes, ${all.length} cells: ${count('yes')} may, ${count('no')} may not, ` +
      `${count('hidden')} see nothing, ${count('proof')} need a proof`,
  );
  const head = [lineOf(['Call', ...askers]), lineOf(['---', ...askers.map(() => '---')])];
  const table = [...head, ...rows.map(({ name, cells }) => lineOf([`\`${name}\``, ...cells]))];
  await expect(`${table.join('\n')}\n`).toMatchFileSnapshot('role-routes.table.md');
}, 600_000);
