import type { Draft } from '#api/composer/draft.contract.ts';
import { draftListQuery } from '#api/composer/draft.queries.ts';
import { DraftList } from '#components/composer/draft-list.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aDraft } from '#tests/support/builders.ts';

export default { title: 'composer / draft-list' };

const list = (drafts: Draft[]) => (
  <StorySite me={ingrid} seed={(client, api) => client.setQueryData(draftListQuery(api).queryKey, drafts)}>
    <DraftList />
  </StorySite>
);

const aReply = aDraft({
  draftID: 6,
  recordType: 'comment',
  parentRecordType: 'discussion',
  parentRecordID: 34,
  attributes: { body: 'Thirty-two spindles?' },
  name: 'Re: What’s on your bench, windowsill or stove this week?',
  excerpt: 'Thirty-two spindles?',
});

export const Populated = () => list([aDraft(), aReply, aDraft({ draftID: 7, name: '', attributes: {}, excerpt: '' })]);

export const FromRightToLeft = () =>
  list([aDraft({ name: 'خطة الأحواض لهذا الموسم، وأطلب رأيكم', excerpt: 'هذه خطتي لهذا الموسم.' })]);

export const Empty = () => list([]);
