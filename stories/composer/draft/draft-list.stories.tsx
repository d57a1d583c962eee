import type { Draft } from '#api/composer/draft/draft.contract.ts';
import { type DraftView, draftListQuery } from '#api/composer/draft/draft.queries.ts';
import { DraftList } from '#components/composer/draft/draft-list.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aDraft } from '#tests/support/builders/draft-builders.ts';

export default { title: 'composer / draft-list' };

const usual: DraftView = { tab: 'drafts', sort: '-dateUpdated', page: 1 };

const list = (drafts: Draft[], view = usual, total = drafts.length) => (
  <StorySite
    me={ingrid}
    seed={(client, api) => client.setQueryData(draftListQuery(api, view).queryKey, { drafts, total })}
  >
    <DraftList view={view} />
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

export const RightToLeft = () =>
  list([aDraft({ name: 'خطة الأحواض لهذا الموسم، وأطلب رأيكم', excerpt: 'هذه خطتي لهذا الموسم.' })]);

export const OfSeveralPages = () => list([aDraft(), aReply], { ...usual, page: 2 }, 62);

export const Empty = () => list([]);

export const NoMatches = () => list([], { ...usual, kind: 'comment', from: '2026-11-01' });

export const NothingScheduled = () => list([], { tab: 'schedule', sort: 'dateScheduled', page: 1 });

export const NothingFailed = () => list([], { tab: 'errors', sort: 'dateScheduled', page: 1 });
