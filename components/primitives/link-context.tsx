import { type AnchorHTMLAttributes, createContext, type ReactNode, type Ref } from 'react';

/** What an anchor takes, with its address certain. */
export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> };

/** How links behave on this page: the site's own origin, and how an internal link is drawn (the router's, if any). */
export type LinkSurroundings = {
  origin?: string;
  renderInternal?: (props: AnchorProps) => ReactNode;
};

/** Tells every link below where it is; without it, links are plain anchors. */
export const LinkContext = createContext<LinkSurroundings>({});
