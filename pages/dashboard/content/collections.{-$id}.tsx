import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { collectionEditQuery, collectionsQuery } from '#api/moderation/collection/collection.queries.ts';
import { collectionAddress } from '#api/moderation/collection/collection-address.ts';
import { currentTranslations, t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { SettingsNoScriptNotice } from '#components/member/settings/settings-no-script-notice.tsx';
import { CollectionEditor } from '#components/moderation/collection/collection-editor.tsx';
import { collectionSettings } from '#components/moderation/collection/collection-settings.ts';
import { CollectionSettingsList } from '#components/moderation/collection/collection-settings-list.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';

/**
 * The page where those who manage the community edit the collections: all of them, or the records of one by its ID. One
 * route serves both, because each route adds to the weight of every page.
 */
export const Route = createFileRoute('/dashboard/content/collections/{-$id}')({
  loader: async ({ context, params: { id } }) => {
    const { api, queryClient } = context;
    const head = await dashboardHead(context, 'collection.settings', ['community.manage', 'site.manage']);
    await Promise.all([currentTranslations().need('form'), currentTranslations().need('administration')]);
    if (id === undefined) {
      await queryClient.ensureQueryData(collectionsQuery(api));
      return { head };
    }
    if (!/^[1-9]\d{0,14}$/.test(id)) throw notFound();
    await Promise.all([
      queryClient.ensureQueryData(collectionEditQuery(api, Number(id), currentTranslations().language)),
      currentTranslations().need('composer'),
    ]);
    return { head, collectionID: Number(id) };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  const { collectionID } = Route.useLoaderData();
  if (collectionID !== undefined) return <Editor key={collectionID} collectionID={collectionID} />;
  return (
    <DashboardPage
      title={t('collection.settings')}
      description={t('collection.settings-text')}
      path={collectionSettings}
    >
      <SettingsNoScriptNotice />
      <CollectionSettingsList />
    </DashboardPage>
  );
}

function Editor({ collectionID }: { collectionID: number }) {
  const { api } = useSite();
  const { data } = useSuspenseQuery(collectionEditQuery(api, collectionID, currentTranslations().language));
  return (
    <DashboardPage
      title={data.collection.name}
      description={<Link href={collectionAddress(data.collection)}>{t('collection.open-page')}</Link>}
      path={collectionSettings}
    >
      <SettingsNoScriptNotice />
      <CollectionEditor collectionID={collectionID} />
    </DashboardPage>
  );
}
