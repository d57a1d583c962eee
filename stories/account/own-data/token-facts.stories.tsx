import type { Token } from '#api/account/own-data/token.contract.ts';
import { TokenFacts, TokenTags } from '#components/account/own-data/token-facts.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'account / token-facts' };

const limited: Token = {
  accessTokenID: 1,
  name: 'Weather report',
  accessToken: '…x7Qk',
  scope: 'read',
  areas: ['posts', 'messages'],
  dateInserted: '2026-11-01T09:00:00+00:00',
  dateLastUsed: '2026-11-20T06:00:00+00:00',
  dateExpires: '2027-11-01T09:00:00+00:00',
  lastIPAddress: '192.0.2.4',
};

const shown = (token: Token) => (
  <StorySite>
    <p>
      <TokenTags token={token} />
    </p>
    <p>
      <TokenFacts token={token} />
    </p>
  </StorySite>
);

export const Limited = () => shown(limited);

export const Expired = () =>
  shown({ ...limited, areas: null, dateLastUsed: null, dateExpires: '2026-11-02T09:00:00+00:00' });
