import { authenticatorsQuery } from '#api/account/own-data/account.queries.ts';
import { ServiceEntry } from '#components/account/sign-in/service-entry.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'account / service-entry' };

const pass = {
  authenticatorID: 1,
  name: 'Harbour Pass',
  type: 'oidc',
  clientID: 'forum',
  default: false,
  active: true,
  visible: true,
  isOidc: true,
  markVerified: false,
  urls: {},
};

export const One = () => (
  <StorySite seed={(client, api) => client.setQueryData(authenticatorsQuery(api).queryKey, [pass])}>
    <ServiceEntry target="" />
  </StorySite>
);
