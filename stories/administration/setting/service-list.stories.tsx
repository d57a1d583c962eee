import type { Authenticator } from '#api/account/credential/authenticator.contract.ts';
import { authenticatorsQuery, twoFactorQuery } from '#api/account/own-data/account.queries.ts';
import { ServiceList } from '#components/administration/setting/service-list.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aService } from './service-samples.ts';

export default { title: 'administration / service-list' };

const safety = { hasPassword: true, hasApp: false, countPasskeys: 0, countRecoveryCodes: 0, isConfirmed: true };

const listing = (...services: Authenticator[]) => (
  <StorySite
    me={ingrid}
    permissions={['site.manage']}
    seed={(client, api) => {
      client.setQueryData(twoFactorQuery(api).queryKey, safety);
      client.setQueryData(authenticatorsQuery(api).queryKey, services);
    }}
  >
    <ServiceList />
  </StorySite>
);

export const Empty = () => listing();

export const Filled = () =>
  listing(aService, { ...aService, authenticatorID: 2, name: 'Old Pass', active: false, default: false });
