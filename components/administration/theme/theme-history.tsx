import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { changeTheme, previewTheme } from '#api/administration/theme/theme.client.ts';
import type { ThemeRevision as Revision } from '#api/administration/theme/theme.contract.ts';
import { themeRevisionsQuery } from '#api/administration/theme/theme.queries.ts';
import { t } from '#api/translations.ts';
import { SettingsNoScriptNotice } from '#components/member/settings/settings-no-script-notice.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { ThemeRevision } from './theme-revision.tsx';

/** Maps a revision to its list entry. An unnamed revision is labeled by its number. */
const listed = ({ revisionID, revisionName, insertUser, dateInserted }: Revision, number: number) => ({
  revisionID: revisionID ?? 0,
  name: revisionName ?? t('administration.revision.number', { number }),
  author: insertUser?.name ?? '–',
  dateInserted: dateInserted ?? '',
});

/** The revision history of a theme. Templates have no revisions. */
export function ThemeHistory({ themeID }: { themeID: string }) {
  const { api } = useSite();
  const client = useQueryClient();
  const { data: revisions } = useSuspenseQuery(themeRevisionsQuery(api, themeID));
  const active = revisions.find((revision) => revision.active)?.revisionID;
  if (!active)
    return (
      <EmptyState icon={<History />} title={t('administration.revision.none')}>
        {t('administration.revision.none-text')}
      </EmptyState>
    );
  return (
    <>
      <SettingsNoScriptNotice />
      <ThemeRevision
        themeID={themeID}
        active={active}
        revisions={revisions.map((revision, place) => listed(revision, revisions.length - place))}
        onPreview={({ revisionID }) => previewTheme(api, { themeID, revisionID })}
        onRestore={async ({ revisionID }) => {
          await changeTheme(api, themeID, { revisionID });
          await client.invalidateQueries({ queryKey: ['themes'] });
        }}
        onShow={() => location.assign('/')}
      />
    </>
  );
}
