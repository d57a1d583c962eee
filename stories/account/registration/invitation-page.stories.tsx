import { invitationsQuery } from '#api/account/own-data/account.queries.ts';
import type { Invitations } from '#api/account/registration/invitation.contract.ts';
import { InvitationPage } from '#components/account/registration/invitation-page.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'account / invitation-page' };

const pending = {
  invitationID: 1,
  email: 'amina@harbour.example',
  status: 'pending' as const,
  dateInserted: '2026-11-10T09:00:00+00:00',
  dateExpires: '2026-11-24T09:00:00+00:00',
  dateAccepted: null,
  acceptedUser: null,
};
const accepted = {
  ...pending,
  invitationID: 2,
  status: 'accepted' as const,
  acceptedUser: { userID: 9, name: 'Amina' },
};

const page = (data: Invitations) => (
  <StorySite isBare me={ingrid} seed={(client, api) => client.setQueryData(invitationsQuery(api).queryKey, data)}>
    <InvitationPage />
  </StorySite>
);

export const Some = () => page({ left: 3, invitations: [pending, accepted] });
export const NoneLeft = () => page({ left: 0, invitations: [] });
