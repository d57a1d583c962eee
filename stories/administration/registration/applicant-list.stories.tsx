import type { Applicant } from '#api/member/session/applicant.contract.ts';
import { applicantsQuery } from '#api/member/session/applicant.queries.ts';
import { ApplicantList } from '#components/administration/registration/applicant-list.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / applicant-list' };

const anApplicant: Applicant = {
  applicantID: 41,
  userID: 41,
  name: 'Uma',
  email: 'uma@example.org',
  emailConfirmed: true,
  discoveryText: 'I build boats, and a friend told me of this place.',
  status: 'pending',
  dateInserted: '2026-11-18T09:30:00+00:00',
  insertIPAddress: '203.0.113.7',
};

const listing = (...applicants: Applicant[]) => (
  <StorySite
    me={ingrid}
    permissions={['community.moderate']}
    seed={(client, api) =>
      client.setQueryData(applicantsQuery(api, 1).queryKey, { applicants, total: applicants.length, limit: 30 })
    }
  >
    <ApplicantList page={1} />
  </StorySite>
);

export const Empty = () => listing();

export const Filled = () =>
  listing(anApplicant, { ...anApplicant, applicantID: 42, name: 'Vic', emailConfirmed: false, discoveryText: null });
