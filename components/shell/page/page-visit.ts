import { readPrivacy, sendTick } from '#api/administration/count/tick.client.ts';
import type { Api } from '#api/api.ts';

/** A page view to report. */
export interface Visit {
  readonly pathname: string;
  readonly referrer: string;
  readonly categoryID?: number | undefined;
  readonly anonymous: boolean;
}

let choice: { userID: number; answer: Promise<boolean> } | undefined;

/**
 * Resolves whether page views are counted anonymously (docs/behavior/platform.md#page-views): by the viewer's choice in
 * their account or in a cookie, otherwise by the site's setting. The account's choice is requested once per visit; a
 * failed request counts as no choice.
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

/** Clears the cached choice after it changed. */
export const forgetChoice = (): void => {
  choice = undefined;
};

/** Returns a guest's choice from the cookie. Returns undefined without the cookie. */
export function choiceInCookie(cookies: string, stem: unknown): boolean | undefined {
  const name = `${String(stem ?? 'folkmoot')}-AnonymizeData=`;
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(name));
  return found === undefined ? undefined : found.slice(name.length) === 'true';
}

/** Returns the event of a page view: its kind by its address, and the referrer unless the viewer is anonymous. */
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

/** Reports a page view. Failures are ignored, because the page does not depend on it. */
export const reportPageView = (api: Api, visit: Visit): Promise<unknown> =>
  sendTick(api, tickOf(visit, location.origin)).catch(() => undefined);

/** Reports a click on a link to another site. */
export const reportExternalLink = (api: Api, href: string): Promise<unknown> => {
  const isLeavingPage = location.pathname === '/home/leaving';
  const target = isLeavingPage ? new URLSearchParams(location.search).get('target') : null;
  const event = {
    type: 'externalNavigation',
    url: location.origin + location.pathname,
    destinationUrl: target ?? href,
  };
  return sendTick(api, event).catch(() => undefined);
};
