import { meQuery } from '#api/member/user/me.queries.ts';
import { pageParts } from '#components/primitives/content/page-part.ts';
import type { PageContext } from '#pages/_app.tsx';

/**
 * Loads the lazy parts that a page may need after client-side navigation, so that it renders completely. Loaders call
 * it in the browser after the page's own script is loaded; server-rendered pages do not need it. Parts that fail to
 * load are loaded later on demand.
 */
export async function loadPartsOfPage({ queryClient, api }: Pick<PageContext, 'queryClient' | 'api'>): Promise<void> {
  if (import.meta.env.SSR) return;
  const { userID } = await queryClient.ensureQueryData(meQuery(api));
  for (let known = -1; known < pageParts.length; ) {
    known = pageParts.length;
    await Promise.allSettled(pageParts.map(([load, isForMembers]) => (userID > 0 || !isForMembers) && load()));
  }
}
