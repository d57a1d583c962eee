import { useRouter } from '@tanstack/react-router';
import { createElement, type MouseEvent, type ReactNode, useMemo } from 'react';
import { type CurrentSection, inSection } from '#api/administration/layout/site-section.ts';
import { type AnchorProps, LinkContext, type LinkSurroundings } from '#components/primitives/text/link-context.tsx';

/** Addresses of this site that the browser loads itself, because they are not pages of the router. */
const notPages = /^\/(?:api|uploads|assets)\/|\.(?:atom|xml|txt|json|html)(?:[?#]|$)/;

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;

interface RouterLinksProps {
  readonly origin: string;
  /** The subcommunity of the current page. Links to pages that exist within subcommunities stay in it. */
  readonly section?: CurrentSection | undefined;
  readonly sections?: readonly CurrentSection[] | undefined;
  readonly children: ReactNode;
}

const none: readonly CurrentSection[] = [];

/** Lets the router handle all internal links below, so that navigation does not reload the document. */
export function RouterLinks({ origin, section, sections = none, children }: RouterLinksProps) {
  const router = useRouter();
  const surroundings = useMemo((): LinkSurroundings => {
    const follow = (event: MouseEvent<HTMLAnchorElement>, href: string) => {
      if (!isPlainClick(event) || event.currentTarget.target) return;
      event.preventDefault();
      router.history.push(href);
    };
    const renderInternal = ({ onClick, ...given }: AnchorProps) => {
      const props = { ...given, href: inSection(section, given.href) };
      // Another subcommunity, or the whole site, requires a full page load.
      const isElsewhere = section ? props.href === given.href : sections.some(({ slug }) => given.href === `/${slug}`);
      if (isElsewhere || notPages.test(given.href) || given.href.startsWith('#') || props.download !== undefined) {
        return createElement('a', { ...props, onClick });
      }
      const click = (event: MouseEvent<HTMLAnchorElement>) => {
        onClick?.(event);
        follow(event, props.href);
      };
      return createElement('a', { ...props, onClick: click });
    };
    return {
      origin,
      renderInternal,
      goTo: (href) => router.history.push(inSection(section, href)),
      visit: (href) => router.navigate({ href }),
      place: [origin, section?.slug, ...sections.map(({ slug }) => slug)].join(' '),
    };
  }, [origin, section, sections, router]);
  return <LinkContext value={surroundings}>{children}</LinkContext>;
}
