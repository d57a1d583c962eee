import { useRouter } from '@tanstack/react-router';
import { createElement, type MouseEvent, type ReactNode, useMemo } from 'react';
import { type AnchorProps, LinkContext, type LinkSurroundings } from '#components/primitives/link-context.tsx';

/** Addresses of this site that are not pages: they are fetched by the browser itself. */
const notPages = /^\/(?:api|uploads|assets)\/|\.(?:atom|xml|txt|json|html)(?:[?#]|$)/;

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;

/** Gives every internal link below to the router, so that the next page comes without loading everything anew. */
export function RouterLinks({ origin, children }: { origin: string; children: ReactNode }) {
  const router = useRouter();
  const surroundings = useMemo((): LinkSurroundings => {
    const follow = (event: MouseEvent<HTMLAnchorElement>, href: string) => {
      if (!isPlainClick(event) || event.currentTarget.target) return;
      event.preventDefault();
      router.history.push(href);
    };
    const renderInternal = ({ onClick, ...props }: AnchorProps) => {
      if (notPages.test(props.href) || props.href.startsWith('#') || props.download !== undefined) {
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
      goTo: (href) => router.history.push(href),
      visit: (href) => router.navigate({ href }),
    };
  }, [origin, router]);
  return <LinkContext value={surroundings}>{children}</LinkContext>;
}
