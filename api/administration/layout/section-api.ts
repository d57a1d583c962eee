import type { Api } from '#api/api.ts';
import type { CurrentSection } from './site-section.ts';

/** The API routes that accept a subcommunity filter. */
const narrowed = /^\/(?:discussions|categories|categories\/search|search|site-totals)$/;

/** Returns an API client that limits requests to the given subcommunity. */
export function apiInSection(api: Api, section: CurrentSection | undefined): Api {
  if (!section) return api;
  const { sectionID: siteSectionID } = section;
  const withSection = (method: string, url: string, input: object = {}) => {
    const part = method === 'GET' ? 'query' : 'body';
    const isAbout = url === '/tick' || (part === 'query' && narrowed.test(url));
    return isAbout ? { ...input, [part]: { siteSectionID, ...(input as Record<string, object>)[part] } } : input;
  };
  return {
    call: (method, url, input, signal) => api.call(method, url, withSection(method, url, input) as never, signal),
  };
}
