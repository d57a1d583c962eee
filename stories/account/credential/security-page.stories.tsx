import { passkeysQuery, twoFactorQuery } from '#api/account/own-data/account.queries.ts';
import { mySessionsQuery } from '#api/member/user/user.queries.ts';
import { SecurityPage } from '#components/account/credential/security-page.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'account / security-page' };

const safety = { hasPassword: true, hasApp: true, countPasskeys: 0, countRecoveryCodes: 9, isConfirmed: true };

const page = (more: Partial<typeof safety>) => (
  <StorySite
    isBare
    me={ingrid}
    seed={(client, api) => {
      client.setQueryData(twoFactorQuery(api).queryKey, { ...safety, ...more });
      client.setQueryData(passkeysQuery(api).queryKey, []);
      client.setQueryData(mySessionsQuery(api).queryKey, []);
    }}
  >
    <SecurityPage />
  </StorySite>
);

export const WithApp = () => page({});
export const NotConfirmed = () => page({ isConfirmed: false });
