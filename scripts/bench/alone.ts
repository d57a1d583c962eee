import type { LoadRequest } from './load-client.ts';
import type { Scenario } from './scenarios.ts';
import type { Subject } from './subject.ts';

const rows = 'expand=insertUser,lastUser,category,tags,excerpt,-body&limit=30&pinOrder=first';
const thread = 'parentRecordType=discussion&expand=insertUser,reactions&limit=30';

/** The highest page number requested of a list or a discussion. Totals are counted up to this page only. */
const mostPages = 10_000;

const pick = <T>(values: readonly T[], number: number): T => values[number % values.length] as T;

/**
 * Scenarios of a single reader who sends one request after another, each with a different URL. They measure the latency
 * of an idle forum at any size.
 */
export function aloneScenarios(subject: Subject): Scenario[] {
  const { lastPage, hugeID, hugePages, cookies, moderatorCookie } = subject;
  const last = Math.min(lastPage, mostPages);
  const list = `/api/v2/discussions?${rows}`;
  let requests = 0;
  const alone = (name: string, path: (number: number) => string, cookie?: string): Scenario => ({
    name: `one reader: ${name}`,
    connections: 1,
    request: (): LoadRequest => {
      requests += 1;
      return { path: path(requests), ...(cookie && { headers: { Cookie: cookie } }) };
    },
  });
  const comments = (id: number, page = 1) => `/api/v2/comments/thread?parentRecordID=${id}&page=${page}&${thread}`;
  return [
    alone('list, page 1', (number) => `${list}&v=${number}`),
    alone(`list, pages up to ${last}`, (number) => `${list}&page=${Math.max(1, last - (number % 500))}&v=${number}`),
    alone('list of a category', (number) => `${list}&categoryID=${pick(subject.categoryIDs, number)}&v=${number}`),
    alone('not read for a week', (number) => `${list}&unread=true&v=${number}`, cookies[0]),
    alone('not read ever', (number) => `${list}&unread=true&v=${number}`, cookies[1]),
    alone('a discussion', (number) => `/api/v2/discussions/${pick(subject.anyIDs, number)}?expand=insertUser,tags`),
    alone('its comments, page 1', (number) => comments(pick(subject.anyIDs, number))),
    alone('the longest discussion, page 1', (number) => `${comments(hugeID)}&v=${number}`),
    alone('the longest discussion, last pages', (number) => comments(hugeID, Math.max(1, hugePages - (number % 200)))),
    alone('where a comment is', (number) => `/api/v2/comments/${pick(subject.anyCommentIDs, number)}?expand=location`),
    alone('report queue', (number) => `/api/v2/reports?status=new&limit=30&page=${1 + (number % 3)}`, moderatorCookie),
    alone('list, HTML', (number) => `/discussions?v=${number}`),
    alone('a discussion, HTML', (number) => `/discussion/${pick(subject.anyIDs, number)}`),
    alone(
      'permanent address of a comment, HTML',
      (number) => `/discussion/comment/${pick(subject.anyCommentIDs, number)}`,
    ),
  ];
}
