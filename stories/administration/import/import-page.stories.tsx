import { twoFactorQuery } from '#api/account/own-data/account.queries.ts';
import { importsQuery } from '#api/administration/import/site-import.queries.ts';
import { ImportPage } from '#components/administration/import/import-page.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aDryRun, aDump } from './import-samples.ts';

export default { title: 'administration / import-page' };

const safety = { hasPassword: true, hasApp: false, countPasskeys: 0, countRecoveryCodes: 0, isConfirmed: true };

export const Confirmed = () => (
  <StorySite
    isBare
    me={ingrid}
    permissions={['site.manage']}
    seed={(client, api) => {
      client.setQueryData(twoFactorQuery(api).queryKey, safety);
      client.setQueryData(importsQuery(api).queryKey, {
        folder: '/srv/dumps',
        dumps: [aDump, { ...aDump, place: 'folder', name: 'ships' }],
        imports: [aDryRun],
      });
    }}
  >
    <ImportPage />
  </StorySite>
);
