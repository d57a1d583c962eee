import { readPrivacy, sendTick } from '#api/administration/theme/tick.client.ts';
import type { Api } from '#api/api.ts';

/** A page that was seen. */
export interface Visit {
  readonly pathname: string;
  readonly referrer: string;
  readonly categoryID?: number | undefined;
  readonly anonymous: boolean;
}

let choice: { userID: number; answer: Promise<boolean> } | undefined;

/**
 * Whether visits are counted namelessly (`spec/behaviours.md` §25): as the person chose, by their account or by a cookie,
 * else as the site is set. Asked once for a visit; an answer that does not come counts as no choice.
 */
export function isAnonymous(api: Api, userID: number, settings: Readonly<Record<string, unknown>>): Promise<boolean> {
  const bySite = settings['privacy.anonymizeData'] === true;
  if (userID === 0) return Promise.resolve(choiceInCookie(document.cookie, settings['garden.cookie.name']) ?? bySite);
  if (choice?.userID !== userID) {
    const answer = readPrivacy(api).then(
      ({ body: { AnonymizeData } }) => (AnonymizeData === '-1' ? bySite : AnonymizeData === '1'),
      () => bySite,
    );
    choice = { userID, answer };
  }
  return choice.answer;
}

/** Lets the choice be asked for anew, once it was changed. */
export const forgetChoice = (): void => {
  choice = undefined;
};

/** What a guest chose, as the cookie has it; undefined without one. */
export function choiceInCookie(cookies: string, stem: unknown): boolean | undefined {
  const name = `${String(stem ?? 'folkmoot')}-AnonymizeData=`;
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(name));
  return found === undefined ? undefined : found.slice(name.length) === 'true';
}

/** What is told of a page: its kind by its address, and nothing of where one came from when that is not wanted. */
export function tickOf({ pathname, referrer, categoryID, anonymous }: Visit, origin: string) {
  const discussionID = /^\/discussion\/(\d{1,15})(\/|$)/.exec(pathname)?.[1];
  return {
    type: discussionID ? 'discussion_view' : 'page_view',
    url: origin + pathname,
    ...(discussionID && { discussionID: Number(discussionID) }),
    ...(categoryID !== undefined && { categoryID }),
    ...(!anonymous && referrer && { referrer }),
  };
}

/** Counts a page that was seen. Nobody is told when that fails: the page does not depend on it. */
export const tellOfPage = (api: Api, visit: Visit): Promise<unknown> =>
  sendTick(api, tickOf(visit, location.origin)).catch(() => undefined);

/** Counts a link to another site. */
export const tellOfLeaving = (api: Api, href: string): Promise<unknown> => {
  const isLeavingPage = location.pathname === '/home/leaving';
  const target = isLeavingPage ? new URLSearchParams(location.search).get('target') : null;
  const event = {
    type: 'externalNavigation',
    url: location.origin + location.pathname,
    destinationUrl: target ?? href,
  };
  return sendTick(api, event).catch(() => undefined);
};
