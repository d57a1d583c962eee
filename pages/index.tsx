import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { navigationQuery } from '#api/administration/layout/navigation.queries.ts';
import { type CurrentSection, inSection } from '#api/administration/layout/site-section.ts';
import { siteSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { categoryTreeQuery } from '#api/category/category.queries.ts';
import { type DiscussionListFilter, discussionListQuery } from '#api/discussion/list/discussion-list.queries.ts';
import { pageHead } from '#api/page-head.ts';
import { t } from '#api/translations.ts';
import { CategoryList } from '#components/category/category-list.tsx';
import { sectionTitle } from '#components/discussion/list/discussion-list.css.ts';
import { DiscussionList } from '#components/discussion/list/discussion-list.tsx';
import { BannerWidget } from '#components/layout/banner/banner-widget.tsx';
import { TitledLayoutView } from '#components/layout/titled-layout-view.tsx';
import { usePageLayout } from '#components/layout/use-page-layout.ts';
import { panelWidgets } from '#components/layout/widget/panel-widgets.ts';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { siteNameOf, useSite } from '#components/shell/site/site-context.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { loadPageLayout } from '#pages/-page-layout.ts';
import { loadPartsOfPage } from '#pages/-rendering/page-parts.ts';
import { stack } from '#theme/layout/layout.css.ts';

const recent: DiscussionListFilter = { sort: '-dateLastComment', page: 1, limit: 10 };

/** Returns the home page of the site or of a subcommunity, for its layout. */
const homeOf = (section: CurrentSection | undefined) => ({
  viewType: section ? ('subcommunityHome' as const) : ('home' as const),
});

/** The home page: search, the categories, and recent discussions. */
export const Route = createFileRoute('/')({
  loader: async ({ context: { queryClient, api, siteUrl, section: within } }) => {
    const [settings, navigation] = await Promise.all([
      queryClient.ensureQueryData(siteSettingsQuery(api)),
      queryClient.ensureQueryData(navigationQuery(api)),
      queryClient.ensureQueryData(categoryTreeQuery(api)),
      queryClient.ensureQueryData(discussionListQuery(api, recent)),
      loadPageLayout({ queryClient, api, section: within }, homeOf(within)),
      loadPartsOfPage({ queryClient, api }),
    ]);
    const section = navigation.sections.find(({ sectionID }) => sectionID === within?.sectionID);
    return {
      head: pageHead({
        title: section?.name ?? String(settings['garden.title'] || siteNameOf(settings)),
        siteName: siteNameOf(settings),
        description: section?.description || String(settings['ui.siteDescription'] ?? ''),
        canonical: siteUrl + inSection(within, '/'),
        structured: [
          {
            '@context': 'https://schema.org',
            '@type': 'WebSite',
            name: siteNameOf(settings),
            url: `${siteUrl}/`,
            ...publisherOf(settings),
            potentialAction: {
              '@type': 'SearchAction',
              target: `${siteUrl}/search?query={query}`,
              'query-input': 'required name=query',
            },
          },
        ],
      }),
    };
  },
  head: headFromLoader,
  component: HomePage,
});

function HomePage() {
  const { settings, section } = useSite();
  const layout = usePageLayout(homeOf(section));
  return <TitledLayoutView layout={layout} widgets={widgets} title={section?.name ?? siteNameOf(settings)} />;
}

/** Returns the organisation behind the site, as structured data; nothing when it has no name. */
const publisherOf = (settings: Readonly<Record<string, unknown>>): object =>
  settings['garden.orgName']
    ? { publisher: { '@type': 'Organization', name: String(settings['garden.orgName']) } }
    : {};

function FeaturedCategories() {
  const { api } = useSite();
  const { data } = useSuspenseQuery(categoryTreeQuery(api));
  return (
    <section className={stack({ gap: 'medium' })} aria-labelledby="featured-categories">
      <h2 id="featured-categories" className={sectionTitle}>
        {t('shell.home.categories')}
      </h2>
      <CategoryList categories={data} />
    </section>
  );
}

function RecentDiscussions() {
  const { api } = useSite();
  const title = t('shell.home.recent');
  const { data } = useSuspenseQuery(discussionListQuery(api, recent));
  return (
    <div className={stack({ gap: 'medium' })}>
      <h2 className={sectionTitle}>{title}</h2>
      <DiscussionList discussions={data.discussions} label={title} headingLevel={3} empty={t('shell.home.first')} />
      {data.hasMore && (
        <div>
          <ButtonLink href="/discussions">{t('shell.home.more')}</ButtonLink>
        </div>
      )}
    </div>
  );
}

const widgets = {
  ...panelWidgets,
  banner: BannerWidget,
  featuredCategories: FeaturedCategories,
  recentDiscussions: RecentDiscussions,
};
