import { useRouter } from '@tanstack/react-router';
import { createElement, type MouseEvent, type ReactNode, useMemo } from 'react';
import { type CurrentSection, inSection } from '#api/administration/layout/site-section.ts';
import { type AnchorProps, LinkContext, type LinkSurroundings } from '#components/primitives/text/link-context.tsx';

/** Addresses of this site that are not pages: they are fetched by the browser itself. */
const notPages = /^\/(?:api|uploads|assets)\/|\.(?:atom|xml|txt|json|html)(?:[?#]|$)/;

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;

interface RouterLinksProps {
  readonly origin: string;
  /** The subcommunity of whose pages this is one: links to what it shows its own part of stay in it. */
  readonly section?: CurrentSection | undefined;
  readonly sections?: readonly CurrentSection[] | undefined;
  readonly children: ReactNode;
}

const none: readonly CurrentSection[] = [];

/** Gives every internal link below to the router, so that the next page comes without loading everything anew. */
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
      // Another part of the site is another page, made anew.
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
