import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { defaultLayouts } from '#api/administration/layout/default-layouts.ts';
import { siteSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { collectionContentQuery } from '#api/moderation/collection/collection.queries.ts';
import { collectionAddress } from '#api/moderation/collection/collection-address.ts';
import { pageHead } from '#api/page-head.ts';
import { listData } from '#api/structured-data.ts';
import { currentTranslations, t } from '#api/translations.ts';
import { crumbsFrom, LayoutView } from '#components/layout/layout-view.tsx';
import { panelWidgets } from '#components/layout/widget/panel-widgets.ts';
import { CollectionHeading } from '#components/moderation/collection/collection-heading.tsx';
import { CollectionList } from '#components/moderation/collection/collection-list.tsx';
import { siteNameOf, useSite } from '#components/shell/site/site-context.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { requireListPage } from '#pages/-list-page.ts';
import { loadPartsOfPage } from '#pages/-rendering/page-parts.ts';
import { pageIn, type SearchText, textIn } from '#pages/-search-text.ts';

/** The page of a collection: its discussions and categories that the viewer may see, in their order. */
export const Route = createFileRoute('/collections/$collectionID/{-$slug}')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context: { queryClient, api, siteUrl }, params, deps: { search } }) => {
    const collectionID = Number(params.collectionID);
    if (!/^\d{1,15}$/.test(params.collectionID)) throw notFound();
    const settings = await queryClient.ensureQueryData(siteSettingsQuery(api));
    const limit = Number(settings['discussions.perPage'] ?? 30);
    const page = pageIn(textIn(search, 'page'));
    const selection = { locale: currentTranslations().language, page, limit };
    const [collection] = await Promise.all([
      queryClient.ensureQueryData(collectionContentQuery(api, collectionID, selection)),
      loadPartsOfPage({ queryClient, api }),
      currentTranslations().need('collection'),
    ]);
    requireListPage(page, collection.records);
    return {
      collectionID,
      selection,
      head: collectionHead({ siteName: siteNameOf(settings), siteUrl, page, limit, collection }),
    };
  },
  head: headFromLoader,
  component: Page,
});

interface CollectionFacts {
  readonly siteName: string;
  readonly siteUrl: string;
  readonly page: number;
  readonly limit: number;
  readonly collection: {
    readonly collectionID: number;
    readonly name: string;
    readonly records: readonly { readonly record: { readonly name: string; readonly url: string } }[];
    readonly total: number;
  };
}

function collectionHead({ siteName, siteUrl, page, limit, collection }: CollectionFacts) {
  const { collectionID, name, records, total } = collection;
  return pageHead({
    title: page > 1 ? t('shell.title.of-page', { title: name, page }) : name,
    siteName,
    description: t('collection.about', { name, site: siteName }),
    canonical: siteUrl + collectionAddress(collection, page),
    structured: [
      listData(
        siteUrl,
        { name, url: collectionAddress(collection, page) },
        records.map(({ record }) => record),
      ),
    ],
    feed: { title: `${siteName}: ${name}`, href: `${siteUrl}/collections/${collectionID}/feed.atom` },
    previous: page > 1 ? siteUrl + collectionAddress(collection, page - 1) : undefined,
    next: page * limit < total ? siteUrl + collectionAddress(collection, page + 1) : undefined,
  });
}

function useCollection() {
  const { api } = useSite();
  const { collectionID, selection } = Route.useLoaderData();
  const { data } = useSuspenseQuery(collectionContentQuery(api, collectionID, selection));
  return { ...data, pager: { page: selection.page, limit: selection.limit, total: data.total } };
}

function Page() {
  const collection = useCollection();
  const crumbs = crumbsFrom([], { name: collection.name, href: collectionAddress(collection) });
  return <LayoutView layout={defaultLayouts.discussionList} widgets={widgets} crumbs={crumbs} />;
}

const Heading = () => <CollectionHeading {...useCollection()} />;

function List() {
  const collection = useCollection();
  const { name, records, pager } = collection;
  return (
    <CollectionList name={name} records={records} pager={pager} href={(page) => collectionAddress(collection, page)} />
  );
}

const widgets = { ...panelWidgets, pageHeading: Heading, discussionList: List };
