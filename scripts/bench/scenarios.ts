import type { LoadRequest } from './load-client.ts';
import { type Subject, writers } from './subject.ts';

/** A measured scenario. */
export interface Scenario {
  readonly name: string;
  /** The number of concurrent connections. */
  readonly connections: number;
  readonly request: (connection: number) => LoadRequest;
  /** Whether the bare server is measured with the same response body. */
  readonly isCompared?: boolean;
}

const rows = 'expand=insertUser,lastUser,category,tags,excerpt,-body&limit=30';
const thread = 'expand=insertUser,reactions&limit=30';
const usualConnections = 10;

/** Returns the scenarios for the API requests that pages make, and for the HTML pages themselves. */
export function scenariosOf(subject: Subject): Scenario[] {
  const { categoryID, lastPage, cookies } = subject;
  let requests = 0;
  // Adds a unique query parameter to each request, so that no response comes from the cache.
  const fresh = (path: string) => (): LoadRequest => ({
    path: `${path}${path.includes('?') ? '&' : '?'}v=${requests++}`,
  });
  const same = (path: string) => (): LoadRequest => ({ path });
  const member =
    (path: string) =>
    (connection: number): LoadRequest => ({
      path,
      headers: { Cookie: cookies[connection % cookies.length] as string },
    });
  // Requests compressed HTML as browsers do, so that the cost of compression is included.
  const packed = (request: Scenario['request']) => (connection: number) => {
    const { path, headers } = request(connection);
    return { path, headers: { ...headers, 'Accept-Encoding': 'gzip, deflate, br, zstd' } };
  };
  const list = `/api/v2/discussions?${rows}&pinOrder=first`;
  const scenario = (name: string, request: Scenario['request'], isCompared = false): Scenario => ({
    name,
    connections: usualConnections,
    request,
    isCompared,
  });
  return [
    scenario('list, JSON, guests', same(list), true),
    scenario('list, JSON, guests, every address new', fresh(list), true),
    scenario('list, JSON, members', member(list), true),
    scenario('list, JSON, last page', fresh(`${list}&page=${Math.min(lastPage, 10_000)}`)),
    scenario('list, JSON, newest first', fresh(`${list}&sort=-dateInserted`)),
    scenario('list, JSON, by score', fresh(`${list}&sort=-score`)),
    scenario('list, JSON, by heat', fresh(`${list}&sort=-hot`)),
    scenario('list, JSON, one category', fresh(`${list}&categoryID=${categoryID}`)),
    scenario('list, JSON, what a member has not read', member(`${list}&unread=true`)),
    ...threads(subject, scenario, fresh),
    scenario('report queue, JSON, a moderator', () => ({
      path: '/api/v2/reports?status=new&limit=30',
      headers: { Cookie: subject.moderatorCookie },
    })),
    scenario('search, JSON', () => ({
      path: `/api/v2/search?limit=10&query=${subject.words[requests % subject.words.length]}&v=${requests++}`,
    })),
    ...['list', 'discussion'].flatMap((name) => {
      const path = name === 'list' ? '/discussions' : `/discussion/${subject.usualID}`;
      return [
        scenario(`${name}, HTML, guests`, packed(same(path))),
        scenario(`${name}, HTML, guests, every address new`, packed(fresh(path))),
        scenario(`${name}, HTML, members`, packed(member(path))),
      ];
    }),
    scenario(
      'permanent address of a comment, HTML',
      packed(() => fresh(permalink(subject, requests))()),
    ),
    writing(
      'posting a comment, 10 writers',
      subject,
      () => subject.openIDs[requests++ % subject.openIDs.length] as number,
    ),
    writing('posting a comment, 10 writers, one discussion', subject, () => subject.usualID),
  ];
}

const permalink = ({ commentIDs }: Subject, number: number): string =>
  `/discussion/comment/${commentIDs[number % commentIDs.length]}`;

function threads(
  { hugeID, hugePages, usualID }: Subject,
  scenario: (name: string, request: Scenario['request']) => Scenario,
  fresh: (path: string) => Scenario['request'],
): Scenario[] {
  const tree = (id: number, page = 1) =>
    fresh(`/api/v2/comments/thread?parentRecordType=discussion&parentRecordID=${id}&page=${page}&${thread}`);
  return [
    scenario('discussion, JSON', fresh(`/api/v2/discussions/${usualID}?expand=insertUser,category,tags,reactions`)),
    scenario('comments of a discussion, JSON', tree(usualID)),
    scenario('comments of the longest, JSON', tree(hugeID)),
    scenario('comments of the longest, last page, JSON', tree(hugeID, hugePages)),
  ];
}

/**
 * The text of a typical comment, with some Markdown, a link and code. Each one begins differently, as real comments do.
 */
const comment = (number: number): string => `Thank you, answer ${number} **helped** a lot.

> Have you tried it with the other settings?

Yes, and with these: https://example.org/settings it works \`every\` time. What do others think of it?`;

let written = 0;

const writing = (name: string, { cookies }: Subject, discussionID: () => number): Scenario => ({
  name,
  connections: writers,
  request: (connection) => ({
    method: 'POST',
    path: '/api/v2/comments',
    headers: { Cookie: cookies[connection] as string, 'X-Requested-With': 'folkmoot' },
    body: JSON.stringify({
      parentRecordType: 'discussion',
      parentRecordID: discussionID(),
      body: comment(written++),
      format: 'markdown',
    }),
  }),
});
