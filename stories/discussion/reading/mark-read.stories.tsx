import { MarkRead } from '#components/discussion/reading/mark-read.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'discussion / mark-read' };

export const Everything = () => (
  <StorySite me={ingrid}>
    <MarkRead />
  </StorySite>
);

export const Category = () => (
  <StorySite me={ingrid}>
    <MarkRead categoryID={4} />
  </StorySite>
);
