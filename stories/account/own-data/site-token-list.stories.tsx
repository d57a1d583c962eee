import { twoFactorQuery } from '#api/account/own-data/account.queries.ts';
import type { SiteToken } from '#api/account/own-data/site-token.contract.ts';
import { serviceAccountsQuery, siteTokensQuery } from '#api/account/own-data/site-token.queries.ts';
import { chosenSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { SiteTokenList } from '#components/account/own-data/site-token-list.tsx';
import { tokenSettingNames } from '#components/account/own-data/use-max-token-days.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aUserFragment } from '#tests/support/builders/member-builders.ts';

export default { title: 'account / site-token-list' };

const safety = { hasPassword: true, hasApp: false, countPasskeys: 0, countRecoveryCodes: 0, isConfirmed: true };

const weather: SiteToken = {
  accessTokenID: 2,
  name: 'Weather report',
  accessToken: '…x7Qk',
  scope: 'write',
  areas: ['posts'],
  dateInserted: '2026-11-01T09:00:00+00:00',
  dateLastUsed: '2026-11-20T06:00:00+00:00',
  dateExpires: '2027-11-01T09:00:00+00:00',
  lastIPAddress: '192.0.2.4',
  userID: 12,
  user: aUserFragment({ userID: 12, name: 'Harbourbot' }),
  isService: true,
  insertUser: null,
};
const backup: SiteToken = {
  ...weather,
  accessTokenID: 1,
  name: 'Backup',
  accessToken: '…a1Zz',
  scope: 'read',
  areas: null,
  dateLastUsed: null,
  dateExpires: '2026-11-10T09:00:00+00:00',
  lastIPAddress: null,
  userID: 3,
  user: aUserFragment({ userID: 3, name: 'Ada' }),
  isService: false,
};

const listing = (...tokens: SiteToken[]) => (
  <StorySite
    me={ingrid}
    permissions={['site.manage']}
    seed={(client, api) => {
      client.setQueryData(twoFactorQuery(api).queryKey, safety);
      client.setQueryData(siteTokensQuery(api).queryKey, tokens);
      client.setQueryData(serviceAccountsQuery(api).queryKey, []);
      client.setQueryData(chosenSettingsQuery(api, tokenSettingNames).queryKey, {});
    }}
  >
    <SiteTokenList />
  </StorySite>
);

export const Empty = () => listing();

export const Filled = () => listing(weather, backup);
