import { passkeysQuery } from '#api/account/own-data/account.queries.ts';
import { PasskeyList } from '#components/account/credential/passkey-list.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'account / passkey-list' };

const phone = { passkeyID: 1, name: 'My phone', dateInserted: '2026-11-01T09:00:00+00:00', dateLastUsed: null };

export const Empty = () => (
  <StorySite me={ingrid} seed={(client, api) => client.setQueryData(passkeysQuery(api).queryKey, [])}>
    <PasskeyList onCodes={() => undefined} />
  </StorySite>
);

export const One = () => (
  <StorySite me={ingrid} seed={(client, api) => client.setQueryData(passkeysQuery(api).queryKey, [phone])}>
    <PasskeyList onCodes={() => undefined} />
  </StorySite>
);
