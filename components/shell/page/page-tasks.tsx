import { useRouter } from '@tanstack/react-router';
import { use, useEffect, useRef, useState } from 'react';
import { EmbeddedWidgetLoader } from '#components/layout/embedded-widget-loader.tsx';
import { BodyPartsLoader } from '#components/post/body/body-parts-loader.tsx';
import { watchReturn } from '#components/shell/dialog/return-focus.ts';
import { leavingUrl, watchLinks } from '#components/shell/navigation/external-links.ts';
import { reportTo } from '#components/shell/site/embed-report.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { visuallyHidden } from '#theme/layout/layout.css.ts';
import { markHashTarget, watchHash } from './hash-scroll.ts';
import { announcePage, isOtherPage } from './page-arrival.ts';
import { PageLocationContext } from './page-location.ts';
import { isAnonymous, reportExternalLink, reportPageView } from './page-visit.ts';
import { focusListHead, watchTurns } from './pager-turn.ts';

/** Runs the background tasks of a page. */
export function PageTasks({ path, isFramed }: { path: string; isFramed: boolean }) {
  const { settings, url } = useSite();
  const remoteUrl = String(settings['embed.remoteUrl'] ?? '');
  const isEmbedded = settings['embed.enabled'] === true && remoteUrl !== '';
  useVisits(path);
  useTurns(path);
  useEffect(watchHash, []);
  const title = usePages();
  useEffect(watchReturn, []);
  useEffect(() => {
    if (!isEmbedded) return;
    if (isFramed) return reportTo(remoteUrl);
    if (settings['embed.forced'] === true) goToParent(remoteUrl);
  }, [isEmbedded, isFramed, remoteUrl, settings]);
  useLeaving(url, settings['links.warnLeaving'] === true);
  return (
    <>
      <p role="status" className={visuallyHidden}>
        {title}
      </p>
      <BodyPartsLoader />
      <EmbeddedWidgetLoader />
    </>
  );
}

/**
 * Marks the element that the address names, and returns the title of a page to announce. Back navigation restores the
 * focus separately (`return-focus.ts`).
 */
function usePages(): string {
  const router = useRouter();
  const [title, tell] = useState('');
  useEffect(() => {
    let isNew = false;
    markHashTarget();
    const ends = [
      router.history.subscribe(({ action }) => {
        isNew = action.type === 'PUSH' || action.type === 'REPLACE';
      }),
      router.subscribe('onBeforeLoad', ({ pathChanged }) => standAtOnce(pathChanged)),
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        standAtOnce(false);
        markHashTarget();
        if (isNew && isOtherPage({ from: fromLocation?.pathname, to: toLocation.pathname })) announcePage(tell);
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [router]);
  return title;
}

/**
 * Disables smooth scrolling during a navigation to another page. Only scrolling within a page is smooth (`theme/base`).
 */
const standAtOnce = (isOther: boolean): void => {
  document.documentElement.style.scrollBehavior = isOther ? 'auto' : '';
};

const bypass = 'folkmoot-bypass-embed';

/** Redirects to the parent page that embeds the forum, unless `?bypassEmbed=1` was set once in this window. */
function goToParent(remoteUrl: string): void {
  if (new URLSearchParams(location.search).get('bypassEmbed') === '1') sessionStorage.setItem(bypass, '1');
  if (sessionStorage.getItem(bypass) || URL.parse(remoteUrl)?.host === location.host) return;
  location.replace(`${remoteUrl.replace(/#.*$/, '')}#${encodeURI(location.pathname + location.search)}`);
}

/** Counts the first page and each change of the path. Changes after `?` or `#` are ignored. */
function useVisits(path: string): void {
  const { api, me, settings } = useSite();
  const { categoryID } = use(PageLocationContext);
  const pathname = path.replace(/[?#].*$/, '');
  const came = useRef<string>(undefined);
  useEffect(() => {
    if (came.current === pathname) return;
    const referrer = came.current === undefined ? document.referrer : location.origin + came.current;
    came.current = pathname;
    void isAnonymous(api, me.userID, settings).then((anonymous) =>
      reportPageView(api, { pathname, referrer, categoryID, anonymous }),
    );
  }, [api, me.userID, settings, pathname, categoryID]);
}

/** Focuses the heading of a list after the user follows a pager link (docs/behavior/shell.md#page-changes). */
function useTurns(path: string): void {
  const isTurning = useRef(false);
  useEffect(
    () =>
      watchTurns(() => {
        isTurning.current = true;
      }),
    [],
  );
  useEffect(() => {
    if (isTurning.current) focusListHead();
    isTurning.current = false;
  }, [path]);
}

/** Counts clicks on links to other sites, and, if the site enables it, warns before links that members wrote. */
function useLeaving(origin: string, warns: boolean): void {
  const { api } = useSite();
  useEffect(
    () =>
      watchLinks(origin, (event, href, isOfMember) => {
        reportExternalLink(api, href);
        if (!warns || !isOfMember) return;
        event.preventDefault();
        window.open(leavingUrl(href), '_blank', 'noopener');
      }),
    [api, origin, warns],
  );
}
