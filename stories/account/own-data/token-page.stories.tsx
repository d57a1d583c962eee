import { tokensQuery, twoFactorQuery } from '#api/account/own-data/account.queries.ts';
import { chosenSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { TokenPage } from '#components/account/own-data/token-page.tsx';
import { tokenSettingNames } from '#components/account/own-data/use-max-token-days.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'account / token-page' };

const safety = { hasPassword: true, hasApp: false, countPasskeys: 0, countRecoveryCodes: 0, isConfirmed: true };
const backup = {
  accessTokenID: 1,
  name: 'Backup',
  accessToken: '…x7Qk',
  scope: 'read' as const,
  areas: null,
  dateInserted: '2026-11-01T09:00:00+00:00',
  dateLastUsed: null,
  dateExpires: null,
};

export const Listed = () => (
  <StorySite
    isBare
    me={ingrid}
    permissions={['tokens.add']}
    seed={(client, api) => {
      client.setQueryData(twoFactorQuery(api).queryKey, safety);
      client.setQueryData(tokensQuery(api).queryKey, [backup]);
      client.setQueryData(chosenSettingsQuery(api, tokenSettingNames).queryKey, {});
    }}
  >
    <TokenPage />
  </StorySite>
);

export const NotAllowed = () => (
  <StorySite isBare me={ingrid}>
    <TokenPage />
  </StorySite>
);
