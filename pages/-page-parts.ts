import { meQuery } from '#api/member/user/me.queries.ts';
import { pageParts } from '#components/primitives/list/page-part.ts';
import type { PageContext } from './_app.tsx';

/**
 * Loads what a page that is opened within the forum may turn out to need, so that it is shown whole. Loaders ask for it in
 * the browser, once the page's own script is there; from the server pages come drawn. What could not be loaded comes
 * late.
 */
export async function loadPartsOfPage({ queryClient, api }: Pick<PageContext, 'queryClient' | 'api'>): Promise<void> {
  if (import.meta.env.SSR) return;
  const { userID } = await queryClient.ensureQueryData(meQuery(api));
  for (let known = -1; known < pageParts.length; ) {
    known = pageParts.length;
    await Promise.allSettled(pageParts.map(([load, isForMembers]) => (userID > 0 || !isForMembers) && load()));
  }
}
