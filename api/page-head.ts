import { pageTitle } from './page-title.ts';
import { withinScript } from './within-script.ts';

/** What search engines, feeds and other sites are told of a page. */
export interface PageFacts {
  readonly title: string;
  readonly siteName: string;
  readonly description?: string | undefined;
  /** The page's one address, absolute. */
  readonly canonical?: string | undefined;
  readonly image?: string | null | undefined;
  readonly type?: 'website' | 'article' | 'profile';
  /** Pages that no search engine should keep. */
  readonly noIndex?: boolean;
  /** Structured data as schema.org describes it, each of it a script of its own. */
  readonly structured?: readonly object[] | undefined;
  /** An Atom feed of what the page lists. */
  readonly feed?: { readonly title: string; readonly href: string } | undefined;
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
}

/** A script in the head of a page as the router takes it. */
interface HeadScript {
  readonly type: string;
  readonly children?: string;
}

/**
 * Structured data as a script. Its text is no property that is listed: what loaders were told goes along with a page, in
 * which the script itself stands already.
 */
const structuredScript = (data: object): HeadScript =>
  Object.defineProperty({ type: 'application/ld+json' }, 'children', { value: withinScript(JSON.stringify(data)) });

const given = <T>(value: T | undefined | null | '', make: (value: T) => object): object[] =>
  value ? [make(value as T)] : [];

/** The head of a page as the router takes it: title, description, canonical address, Open Graph, structured data. */
export function pageHead(facts: PageFacts) {
  const {
    title,
    siteName,
    description,
    canonical,
    image,
    type = 'website',
    noIndex,
    structured = [],
    feed,
    previous,
    next,
  } = facts;
  return {
    meta: [
      { title: pageTitle(title, siteName) },
      { property: 'og:title', content: title || siteName },
      { property: 'og:type', content: type },
      ...given(description, (content) => ({ name: 'description', content })),
      ...given(description, (content) => ({ property: 'og:description', content })),
      ...given(canonical, (content) => ({ property: 'og:url', content })),
      ...given(image, (content) => ({ property: 'og:image', content })),
      { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
      ...(noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: [
      ...given(canonical, (href) => ({ rel: 'canonical', href })),
      ...given(previous, (href) => ({ rel: 'prev', href })),
      ...given(next, (href) => ({ rel: 'next', href })),
      ...given(feed, ({ title: name, href }) => ({
        rel: 'alternate',
        type: 'application/atom+xml',
        title: name,
        href,
      })),
    ],
    scripts: structured.map(structuredScript),
  };
}
