import { ShareMenu } from '#components/post/share/share-menu.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'post / share-menu' };

const post = { url: '/discussion/3/how-were-the-tide-tables-made', name: 'How were the tide tables made?' };

export const Guest = () => (
  <StorySite>
    <ShareMenu {...post} discussionID={3} defaultOpen />
  </StorySite>
);

export const Member = () => (
  <StorySite me={ingrid} permissions={['conversations.add']}>
    <ShareMenu {...post} discussionID={3} defaultOpen />
  </StorySite>
);

export const OfAComment = () => (
  <StorySite>
    <ShareMenu {...post} label="Share the comment by Ingrid Solheim" defaultOpen />
  </StorySite>
);
