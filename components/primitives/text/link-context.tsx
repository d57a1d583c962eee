import { type AnchorHTMLAttributes, createContext, type ReactNode, type Ref } from 'react';

/** The props of an anchor. `href` is required. */
export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> };

/**
 * The link behaviour of a page: the site's origin, the component for internal links (the router's, if any), and
 * programmatic navigation.
 */
export type LinkSurroundings = {
  origin?: string;
  renderInternal?: (props: AnchorProps) => ReactNode;
  /** Navigates to a URL of this site. Resolves when the page is shown. */
  visit?: (href: string) => Promise<void>;
  goTo?: (href: string) => void;
  /** Identifies surroundings that render links differently. Part of the cache keys of fragments. */
  place?: string;
};

/** Provides the link behaviour to all links below. Without it, links are plain anchors. */
export const LinkContext = createContext<LinkSurroundings>({});
