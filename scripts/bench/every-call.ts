import { firstMemberID } from '#scripts/bench/generate/generate-people.ts';
import { sendOnce } from './load-client.ts';
import type { Subject } from './subject.ts';

/** A call that was slow or failed in every attempt. */
interface SlowCall {
  readonly path: string;
  readonly who: 'member' | 'moderator';
  readonly status: number;
  /** The fastest of up to three responses, measured after the warm-up requests. */
  readonly milliseconds: number;
}

/** The result of requesting every call. */
export interface EveryCall {
  readonly asked: number;
  readonly slow: readonly SlowCall[];
}

/** The threshold above which a call is reported, in milliseconds. */
const slow = 150;

/**
 * The number of warm-up requests. After five executions PostgreSQL may switch a connection to a generic plan for a
 * statement, which can be a poor plan for the values measured.
 */
const warmUp = 8;

/** Matches paths of streams, which stay open and never complete. */
const neverEnds = /\/live$/;

/** URLs of lists with the filters and sort orders that users choose, in addition to the default lists. */
const narrowed = ({ categoryID, hugeID }: Subject): string[] => {
  const discussions = ['insertUserID=AUTHOR', 'insertUserID=AUTHOR&page=50', 'tagID=1', 'tagID=3&sort=-score'].concat(
    ['type=question', 'hasComments=false', 'closed=true', 'bookmarkUserID=$me', 'participatedUserID=$me'],
    ['followed=true', 'suggested=true', 'unread=true', 'reactionType=like', 'statusID=1', 'statusID=10000'],
    ['status=closed', 'slotType=w&sort=-score', 'page=10000', 'insertUserRoleID=32'],
  );
  const comments = [
    '',
    'insertUserID=AUTHOR',
    'insertUserID=AUTHOR&page=100',
    'sort=-score',
    'sort=dateInserted',
  ].concat([
    `categoryID=${categoryID}`,
    'sort=-experimentalTrending',
    'page=1000',
    `discussionID=${hugeID}&sort=-score`,
  ]);
  const searches = ['query=people', 'query=people&sort=-dateInserted', `query=people&categoryID=${categoryID}`].concat(
    ['tags=a', 'name=people', 'insertUserNames=member1', 'query=halquin', 'query="different people"'],
    ['query=people&recordTypes=user', 'query=people&recordTypes=category', 'query=people&statusID=1'],
  );
  const users = ['sort=-dateLastActive', 'sort=name', 'sort=-countComments', 'query=mem', 'roleID=8', 'page=100'];
  return [
    ...discussions.map((query) => `/api/v2/discussions?${query}`),
    ...comments.map((query) => `/api/v2/comments?${query}`),
    ...searches.map((query) => `/api/v2/search?${query}`),
    ...users.map((query) => `/api/v2/users?${query}`),
    '/api/v2/users/by-names?name=mem*',
    '/api/v2/reports?status=new&page=30',
  ].map((path) => path.replaceAll('AUTHOR', `${firstMemberID}`).replaceAll('"', '%22').replaceAll(' ', '%20'));
};

const pages = [
  ...['/', '/discussions', '/categories', '/members', '/members?page=100', '/search?query=people', '/sitemap.xml'],
  ...['/tags', '/notifications', '/drafts', '/bookmarks', '/dashboard', '/metrics'],
  ...['', 'comments/', 'discussions/', 'reactions/'].map((what) => `/profile/${what}${firstMemberID}/a`),
];

interface Described {
  readonly paths: Readonly<
    Record<
      string,
      { readonly get?: { readonly parameters?: readonly { in: string; name: string; required?: boolean }[] } }
    >
  >;
}

/**
 * Returns the URLs of all GET routes from the OpenAPI document, with the IDs of records that have many related rows.
 */
async function readingCalls(port: number, { usualID, commentIDs, categoryID }: Subject): Promise<string[]> {
  const { body } = await sendOnce(port, { path: '/api/v2/openapi.json' });
  const about = (name: string, path: string): string => {
    const hint = name === 'id' ? path : name;
    if (/discussion|^recordID|parentRecordID/i.test(hint)) return `${usualID}`;
    if (/comment/i.test(hint)) return `${commentIDs[0]}`;
    if (/user/i.test(hint)) return `${firstMemberID}`;
    if (/categor/i.test(hint)) return `${categoryID}`;
    return /type/i.test(name) ? 'discussion' : '1';
  };
  return Object.entries((JSON.parse(`${body}`) as Described).paths).flatMap(([path, { get }]) => {
    if (!get || neverEnds.test(path)) return [];
    const needed = (get.parameters ?? []).filter((one) => one.in === 'query' && one.required);
    const query = needed.map(({ name }) => `${name}=${about(name, path)}`).join('&');
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => about(name, path));
    return [`${filled.startsWith('/api/v2') ? '' : '/api/v2'}${filled}${query && `?${query}`}`];
  });
}

/**
 * Requests every GET route of the API, the filtered lists and the main pages, as a member and as a moderator. Reports
 * the calls that were slow or failed with a server error in every attempt. This exposes statements that scan whole
 * tables.
 */
export async function requestEveryRoute(port: number, subject: Subject): Promise<EveryCall> {
  const paths = [...(await readingCalls(port, subject)), ...narrowed(subject), ...pages];
  const found: SlowCall[] = [];
  for (const [who, cookie] of [
    ['member', subject.cookies[0]],
    ['moderator', subject.moderatorCookie],
  ] as const)
    for (const path of paths) {
      const answer = await quickestOf(port, path, cookie ?? '');
      if (answer.milliseconds > slow || answer.status >= 500) found.push({ path, who, ...answer });
    }
  return { asked: 2 * paths.length, slow: found.sort((one, other) => other.milliseconds - one.milliseconds) };
}

async function quickestOf(
  port: number,
  path: string,
  cookie: string,
): Promise<Pick<SlowCall, 'status' | 'milliseconds'>> {
  let quickest = Number.POSITIVE_INFINITY;
  let last = 0;
  const ask = () => sendOnce(port, { path, headers: { Cookie: cookie } });
  for (let time = 0; time < warmUp; time += 1) await ask();
  for (let time = 0; time < 3 && (quickest > slow || last >= 500); time += 1) {
    const started = performance.now();
    const { status } = await ask();
    quickest = Math.min(quickest, performance.now() - started);
    last = status;
  }
  return { status: last, milliseconds: Math.round(quickest) };
}

/** Returns the slow calls as a table, the slowest first. */
export const everyCallText = ({ asked, slow: calls }: EveryCall): string =>
  calls.length === 0
    ? `Of ${asked} GET routes, each requested on its own, none took longer than ${slow} ms.`
    : [
        `| Took longer than ${slow} ms | viewer | status | ms |`,
        '| --- | --- | ---: | ---: |',
        ...calls.map(({ path, who, status, milliseconds }) => `| \`${path}\` | ${who} | ${status} | ${milliseconds} |`),
      ].join('\n');
