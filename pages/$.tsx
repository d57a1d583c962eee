import { createFileRoute, notFound } from '@tanstack/react-router';
import { siteSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { ApiFailure } from '#api/failure.ts';
import { pageHead } from '#api/page-head.ts';
import { crumbsFrom } from '#components/layout/layout-view.tsx';
import { PageHeading } from '#components/layout/page-heading.tsx';
import { TitledLayoutView } from '#components/layout/titled-layout-view.tsx';
import { usePageLayout } from '#components/layout/use-page-layout.ts';
import { siteNameOf } from '#components/shell/site/site-context.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { loadPageLayout } from '#pages/-page-layout.ts';

/** Returns the custom page of an address, for its layout. */
const pageAt = (address: string) =>
  ({ viewType: 'customPage', record: { recordType: 'customPage', recordID: address } }) as const;

/** Returns the answer of a call; undefined when the record does not exist. */
const found = <Answer,>(call: Promise<Answer>): Promise<Answer | undefined> =>
  call.catch((error: unknown) => {
    if (error instanceof ApiFailure && error.status === 404) return undefined;
    throw error;
  });

/** A custom page: a layout at an address that no other page has (docs/behavior/layout.md#custom-pages). */
export const Route = createFileRoute('/$')({
  loader: async ({ context: { queryClient, api, siteUrl, section }, params }) => {
    const address = params._splat ?? '';
    if (address.length > 100) throw notFound();
    const [settings, layout] = await Promise.all([
      queryClient.ensureQueryData(siteSettingsQuery(api)),
      found(loadPageLayout({ queryClient, api, section }, pageAt(address))),
    ]);
    if (!layout?.seo) throw notFound();
    const { title, description, url } = layout.seo;
    return {
      title,
      description,
      head: pageHead({ title, siteName: siteNameOf(settings), description, canonical: siteUrl + url }),
    };
  },
  head: headFromLoader,
  component: CustomPage,
});

function CustomPage() {
  const { title } = Route.useLoaderData();
  const layout = usePageLayout(pageAt(Route.useParams()._splat ?? ''));
  const crumbs = crumbsFrom([], { name: title, href: '' });
  return <TitledLayoutView layout={layout} widgets={widgets} crumbs={crumbs} title={title} />;
}

const widgets = {
  pageHeading: () => {
    const { title, description } = Route.useLoaderData();
    return <PageHeading title={title} description={description} />;
  },
};
