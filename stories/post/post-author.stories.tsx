import type { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { PostAuthor } from '#components/post/post-author.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aUserFragment } from '#tests/support/builders/member-builders.ts';

export default { title: 'post / post-author' };

const line = (author: UserFragment | undefined, own: { isOpener?: boolean; dateUpdated?: string } = {}) => (
  <StorySite>
    <PostAuthor author={author} url="/discussion/34" dateInserted="2026-11-20T11:20:00+00:00" {...own} />
  </StorySite>
);

export const Member = () => line(aUserFragment());

export const DiscussionAuthor = () => line(aUserFragment({ label: 'Founder' }), { isOpener: true });

export const Edited = () => line(aUserFragment(), { dateUpdated: '2026-11-20T11:50:00+00:00' });

export const LongName = () => line(aUserFragment({ name: 'Donaudampfschifffahrtsgesellschaftskapitänswitwe_1911' }));

export const RightToLeft = () => line(aUserFragment({ name: 'نیلوفر', title: 'باغبان' }));

export const Removed = () => line(undefined);
