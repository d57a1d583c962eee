import { accountDeletionQuery } from '#api/account/own-data/account.queries.ts';
import type { AccountDeletion as Deletion } from '#api/account/own-data/account-deletion.contract.ts';
import { AccountDeletion } from '#components/account/own-data/account-deletion.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'account / account-deletion' };

const standing = (deletion: Deletion) => (
  <StorySite me={ingrid} seed={(client, api) => client.setQueryData(accountDeletionQuery(api).queryKey, deletion)}>
    <AccountDeletion />
  </StorySite>
);

const asked = {
  dateAsked: '2026-11-19T09:00:00+00:00',
  dateDue: '2026-12-03T09:00:00+00:00',
  deleteMethod: 'wipe' as const,
};

export const Immediate = () => standing({ days: 0, asked: null });

export const WithDays = () => standing({ days: 14, asked: null });

export const Scheduled = () => standing({ days: 14, asked });
