import { pageTitle } from './page-title.ts';
import { withinScript } from './within-script.ts';

/** The metadata of a page for search engines, feeds and other sites. */
export interface PageMetadata {
  readonly title: string;
  readonly siteName: string;
  readonly description?: string | undefined;
  /** The absolute canonical URL of the page. */
  readonly canonical?: string | undefined;
  readonly image?: string | null | undefined;
  readonly type?: 'website' | 'article' | 'profile';
  /** Whether search engines must not index the page. */
  readonly noIndex?: boolean;
  /** Structured data in the schema.org vocabulary; each entry becomes a separate script. */
  readonly structured?: readonly object[] | undefined;
  /** The Atom feed of the entries the page lists. */
  readonly feed?: { readonly title: string; readonly href: string } | undefined;
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
}

/** A script in the head of a page, in the form the router accepts. */
interface HeadScript {
  readonly type: string;
  readonly children?: string;
}

/**
 * Creates the script element of structured data. Its text is a non-enumerable property, so that the router does not
 * serialize it with the loader data: the rendered page already contains the script.
 */
const structuredScript = (data: object): HeadScript =>
  Object.defineProperty({ type: 'application/ld+json' }, 'children', { value: withinScript(JSON.stringify(data)) });

const given = <T>(value: T | undefined | null | '', make: (value: T) => object): object[] =>
  value ? [make(value as T)] : [];

/**
 * Returns the head of a page in the form the router accepts: title, description, canonical URL, Open Graph, structured
 * data.
 */
export function pageHead(facts: PageMetadata) {
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
