import { reactionLogQuery } from '#api/post/reaction/reaction-log.queries.ts';
import { ReactionLog } from '#components/post/reaction/reaction-log.tsx';
import { ingrid, type Seed, StorySite } from '#stories/support/story-site.tsx';
import { aUserFragment } from '#tests/support/builders/member-builders.ts';

export default { title: 'post / reaction-log' };

const entry = {
  recordType: 'comment',
  recordID: 91,
  tagID: 4,
  userID: 7,
  user: aUserFragment({ userID: 7, name: 'MaireadK' }),
  dateInserted: '2026-11-20T09:00:00Z',
  reactionType: { tagID: 4, urlcode: 'Like', name: 'Like', class: 'Positive' },
} as const;

const seed =
  (entries: readonly (typeof entry)[]): Seed =>
  (client, api) =>
    client.setQueryData(reactionLogQuery(api, 'comment', 91, 1).queryKey, { entries: [...entries], hasMore: false });

const log = (entries: readonly (typeof entry)[]) => (
  <StorySite me={ingrid} permissions={['community.moderate']} seed={seed(entries)}>
    <ReactionLog recordType="comment" recordID={91} author="Tomasz.W" onRemoved={() => {}} defaultOpen />
  </StorySite>
);

export const Populated = () => log([entry]);
export const Empty = () => log([]);
