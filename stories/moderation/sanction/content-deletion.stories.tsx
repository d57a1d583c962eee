import { ContentDeletion } from '#components/moderation/sanction/content-deletion.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / content-deletion' };

const counting = (content: { countDiscussions: number; countComments: number; countOthersComments: number }) => (
  <StorySite isBare me={ingrid} seed={(client) => client.setQueryData(['content', 9], content)}>
    <ContentDeletion member={{ userID: 9, name: 'Tomas Lind' }} />
  </StorySite>
);

export const ManyPosts = () => counting({ countDiscussions: 7, countComments: 1_240, countOthersComments: 311 });

export const Nothing = () => counting({ countDiscussions: 0, countComments: 0, countOthersComments: 0 });
