import '#theme/global.css.ts';
import latinFont from '@fontsource-variable/open-sans/files/open-sans-latin-wght-normal.woff2?url';
import { useSuspenseQuery } from '@tanstack/react-query';
import {
  type AnyRouteMatch,
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  Scripts,
  useRouter,
  useRouterState,
} from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { navigationQuery } from '#api/administration/layout/navigation.queries.ts';
import { siteSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { pageThemeQuery } from '#api/administration/theme/page-theme.queries.ts';
import type { PageTheme } from '#api/administration/theme/page-theme.ts';
import { meQuery, myPermissionsQuery } from '#api/member/user/me.queries.ts';
import { moderationMessagesQuery } from '#api/moderation/site-message/moderation-message.queries.ts';
import { pageTitle } from '#api/page-title.ts';
import { currentTranslations, intlLocale, t } from '#api/translations.ts';
import { NowContext, useOwnTimeZone } from '#components/primitives/runtime/now-context.tsx';
import { RouterLinks } from '#components/shell/navigation/router-links.tsx';
import { getErrorPageContent } from '#components/shell/page/error-page-content.ts';
import { LazyErrorPage } from '#components/shell/page/lazy-error-page.tsx';
import { PageFrame } from '#components/shell/page/page-frame.tsx';
import { kindOfPage, PageLocationContext } from '#components/shell/page/page-location.ts';
import { PageProgress } from '#components/shell/page/page-progress.tsx';
import { SiteContext, siteNameOf } from '#components/shell/site/site-context.tsx';
import { PageDataScript } from '#pages/-rendering/page-data.tsx';
import { PageScripts } from '#pages/-rendering/page-scripts.tsx';
import { paletteAttribute, paletteScript } from '#theme/palette.ts';
import type { PageContext } from './_app.tsx';

/** Returns the title of an error page; undefined for other pages. */
const titleOfFault = (matches: readonly AnyRouteMatch[]): string | undefined => {
  const failed = matches.find(({ status }) => status === 'error');
  if (failed) return getErrorPageContent(failed.error).title;
  // Also matches an address with extra segments after a page's own path.
  const isUnknown = matches.some(({ status, _notFound }) => status === 'notFound' || _notFound);
  return isUnknown ? t('shell.not-found.title') : undefined;
};

interface Facts {
  readonly settings?: Readonly<Record<string, unknown>> | undefined;
  readonly siteUrl?: string;
  readonly theme?: PageTheme | null | undefined;
}

/** Returns the data of the head from the query cache. Loader data would be serialized into the page a second time. */
const factsOf = ({ queryClient, api, siteUrl, theme }: PageContext): Facts => ({
  settings: queryClient.getQueryData(siteSettingsQuery(api).queryKey),
  siteUrl,
  theme: queryClient.getQueryData(pageThemeQuery(theme).queryKey),
});

/** Creates a head element from an optional setting. */
const chosen = (value: unknown, make: (value: string) => object): object[] => (value ? [make(String(value))] : []);

/** The favicon: the site's own, of any image type, or the default one. */
const pictureOf = (favicon: unknown) =>
  favicon ? { rel: 'icon', href: String(favicon) } : { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' };

const headOf = ({ settings = {}, siteUrl: url = '', theme }: Facts, fault?: string) => ({
  meta: [
    { charSet: 'utf-8' },
    { name: 'viewport', content: 'width=device-width, initial-scale=1' },
    { name: 'color-scheme', content: 'light dark' },
    { title: fault ? pageTitle(fault, siteNameOf(settings)) : siteNameOf(settings) },
    { property: 'og:site_name', content: siteNameOf(settings) },
    ...chosen(settings['branding.shareImage'], (image) => ({
      property: 'og:image',
      content: new URL(image, url).href,
    })),
    ...chosen(settings['branding.addressBarColor'], (content) => ({ name: 'theme-color', content })),
  ],
  links: [
    // Blocks rendering until the title bar is complete; otherwise it would visibly grow.
    { rel: 'expect', href: '#main', blocking: 'render' },
    ...(theme?.styles ? [{ rel: 'stylesheet', href: theme.styles }] : []),
    { rel: 'preload', as: 'font', type: 'font/woff2', href: latinFont, crossOrigin: 'anonymous' as const },
    pictureOf(settings['branding.favicon']),
    { rel: 'apple-touch-icon', href: String(settings['branding.touchIcon'] || '/apple-touch-icon.png') },
    { rel: 'manifest', href: '/manifest.webmanifest' },
    {
      rel: 'alternate',
      type: 'application/atom+xml',
      title: siteNameOf(settings),
      href: `${url}/discussions/feed.atom`,
    },
    {
      rel: 'search',
      type: 'application/opensearchdescription+xml',
      title: siteNameOf(settings),
      href: `${url}/opensearch.xml`,
    },
  ],
});

/** The document around every page. Loads the viewer and the site's settings. */
export const Route = createRootRouteWithContext<PageContext>()({
  async loader({ context: { queryClient, api, theme: told } }) {
    await Promise.all([
      queryClient.ensureQueryData(siteSettingsQuery(api)),
      queryClient.ensureQueryData(pageThemeQuery(told)),
      queryClient.ensureQueryData(meQuery(api)),
      queryClient.ensureQueryData(myPermissionsQuery(api)),
      queryClient.ensureQueryData(navigationQuery(api)),
      queryClient.ensureQueryData(moderationMessagesQuery(api)),
    ]);
  },
  head: ({ match, matches }) => headOf(factsOf(match.context), titleOfFault(matches)),
  shellComponent: Document,
  component: Page,
  errorComponent: ({ error }) => <LazyErrorPage error={error} />,
  staleTime: Number.POSITIVE_INFINITY,
});

function Document({ children }: { children: ReactNode }) {
  const router = useRouter();
  const { palette, renderedAt, section } = router.options.context;
  const nonce = router.options.ssr?.nonce;
  const { code, direction } = currentTranslations().spoken;
  return (
    <html
      lang={code}
      dir={direction}
      data-theme={paletteAttribute(palette)}
      data-rendered-at={renderedAt}
      data-section={section && `${section.sectionID} ${section.slug}`}
      suppressHydrationWarning
    >
      <head>
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: paletteScript }} />
        <HeadContent />
        <PageScripts nonce={nonce} />
      </head>
      <body>
        {children}
        <PageDataScript nonce={nonce} />
        <Scripts />
      </body>
    </html>
  );
}

function Page() {
  const { api, siteUrl, renderedAt, section: within } = Route.useRouteContext();
  const { data: settings } = useSuspenseQuery(siteSettingsQuery(api));
  const { data: me } = useSuspenseQuery(meQuery(api));
  const { data: permissions } = useSuspenseQuery(myPermissionsQuery(api));
  const { data: navigation } = useSuspenseQuery(navigationQuery(api));
  const { data: messages } = useSuspenseQuery(moderationMessagesQuery(api));
  const { data: theme } = useSuspenseQuery(pageThemeQuery(undefined));
  // The path without its hash, so that a jump within the page, such as by the skip link, does not rerender parts that
  // are not hydrated yet.
  const path = useRouterState({ select: ({ location }) => location.href.replace(/#.*/, '') });
  const section = navigation.sections.find(({ sectionID }) => sectionID === within?.sectionID);
  const site = useMemo(
    () => ({ api, url: siteUrl, settings, me, permissions, navigation, section, messages, theme }),
    [api, siteUrl, settings, me, permissions, navigation, section, messages, theme],
  );
  const timeZone = useOwnTimeZone();
  const locale = intlLocale();
  const now = useMemo(
    () => ({ now: renderedAt, locale, ...(timeZone && { timeZone }) }),
    [renderedAt, timeZone, locale],
  );
  return (
    <SiteContext value={site}>
      <NowContext value={now}>
        <RouterLinks origin={siteUrl} section={within} sections={navigation.sections}>
          <PageProgress />
          <PageLocationContext value={usePlace(path)}>
            <PageFrame path={path}>
              <Outlet />
            </PageFrame>
          </PageLocationContext>
        </RouterLinks>
      </NowContext>
    </SiteContext>
  );
}

/** Returns the category ID from the loader data of the current page. */
const categoryOf = (matches: readonly AnyRouteMatch[]): number | undefined => {
  const loaded = matches.at(-1)?.loaderData as { categoryID?: number; category?: { categoryID: number } } | undefined;
  return loaded?.category?.categoryID ?? loaded?.categoryID;
};

function usePlace(path: string) {
  const categoryID = useRouterState({ select: ({ matches }) => categoryOf(matches) });
  return useMemo(() => ({ kind: kindOfPage(path), categoryID, path }), [path, categoryID]);
}
