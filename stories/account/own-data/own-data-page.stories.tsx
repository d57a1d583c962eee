import { accountDeletionQuery, dataExportsQuery, twoFactorQuery } from '#api/account/own-data/account.queries.ts';
import { OwnDataPage } from '#components/account/own-data/own-data-page.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'account / own-data-page' };

const safety = { hasPassword: true, hasApp: false, countPasskeys: 0, countRecoveryCodes: 0, isConfirmed: true };
const ready = {
  dataExportID: '1',
  status: 'done' as const,
  dateInserted: '2026-11-19T09:00:00+00:00',
  dateExpires: '2026-11-26T09:00:00+00:00',
  size: 4_096,
};

export const WithExport = () => (
  <StorySite
    isBare
    me={ingrid}
    seed={(client, api) => {
      client.setQueryData(twoFactorQuery(api).queryKey, safety);
      client.setQueryData(dataExportsQuery(api).queryKey, [ready]);
      client.setQueryData(accountDeletionQuery(api).queryKey, { days: 14, asked: null });
    }}
  >
    <OwnDataPage />
  </StorySite>
);
