import { connectionsQuery, twoFactorQuery } from '#api/account/own-data/account.queries.ts';
import { ConnectionPage } from '#components/account/sign-in/connection-page.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'account / connection-page' };

const safety = { hasPassword: true, hasApp: false, countPasskeys: 0, countRecoveryCodes: 0, isConfirmed: true };
const pass = { authenticatorID: 1, name: 'Harbour Pass', isConnected: true, email: 'ingrid@pass.example' };

const page = (connections: (typeof pass)[], error?: string) => (
  <StorySite
    isBare
    me={ingrid}
    seed={(client, api) => {
      client.setQueryData(twoFactorQuery(api).queryKey, safety);
      client.setQueryData(connectionsQuery(api).queryKey, connections);
    }}
  >
    <ConnectionPage error={error} />
  </StorySite>
);

export const Connected = () => page([pass]);
export const NotConnected = () => page([{ ...pass, isConnected: false }], 'authenticator.connected-elsewhere');
export const None = () => page([]);
