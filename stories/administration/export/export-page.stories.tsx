import { twoFactorQuery } from '#api/account/own-data/account.queries.ts';
import { siteExportsQuery } from '#api/administration/export/site-export.queries.ts';
import { ExportPage } from '#components/administration/export/export-page.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { anExport } from './export-samples.ts';

export default { title: 'administration / export-page' };

const safety = { hasPassword: true, hasApp: false, countPasskeys: 0, countRecoveryCodes: 0, isConfirmed: true };

export const Confirmed = () => (
  <StorySite
    isBare
    me={ingrid}
    permissions={['site.manage']}
    seed={(client, api) => {
      client.setQueryData(twoFactorQuery(api).queryKey, safety);
      client.setQueryData(siteExportsQuery(api).queryKey, [anExport]);
    }}
  >
    <ExportPage />
  </StorySite>
);
