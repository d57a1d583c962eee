import type { SiteInvitation } from '#api/account/registration/invitation.contract.ts';
import { allInvitationsQuery } from '#api/account/registration/invitation.queries.ts';
import { SiteInvitationList } from '#components/administration/registration/site-invitation-list.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / site-invitation-list' };

const anInvitation: SiteInvitation = {
  invitationID: 7,
  email: 'uma@example.org',
  status: 'pending',
  dateInserted: '2026-11-18T09:30:00+00:00',
  dateExpires: '2026-12-02T09:30:00+00:00',
  dateAccepted: null,
  acceptedUser: null,
  insertUser: { userID: 5, name: 'Ingrid' },
};

const listing = (...invitations: SiteInvitation[]) => (
  <StorySite
    me={ingrid}
    permissions={['site.manage']}
    seed={(client, api) =>
      client.setQueryData(allInvitationsQuery(api, { page: 1 }).queryKey, {
        invitations,
        total: invitations.length,
        limit: 30,
      })
    }
  >
    <SiteInvitationList page={1} />
  </StorySite>
);

export const Empty = () => listing();

export const Filled = () =>
  listing(
    anInvitation,
    { ...anInvitation, invitationID: 6, status: 'accepted', acceptedUser: { userID: 9, name: 'Vic' } },
    { ...anInvitation, invitationID: 5, status: 'withdrawn' },
  );
