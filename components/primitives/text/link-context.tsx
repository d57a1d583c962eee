import { type AnchorHTMLAttributes, createContext, type ReactNode, type Ref } from 'react';

/** What an anchor takes, with its address certain. */
export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> };

/**
 * How links behave on this page: the site's own origin, how an internal link is drawn (the router's, if any), and how a
 * page of this site is gone to without a link.
 */
export type LinkSurroundings = {
  origin?: string;
  renderInternal?: (props: AnchorProps) => ReactNode;
  /** Goes to an address of this site; done once its page is there. */
  visit?: (href: string) => Promise<void>;
  goTo?: (href: string) => void;
  /** Tells apart surroundings in which links are drawn differently. */
  place?: string;
};

/** Tells every link below where it is; without it, links are plain anchors. */
export const LinkContext = createContext<LinkSurroundings>({});
