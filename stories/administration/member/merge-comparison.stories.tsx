import { MergeComparison } from '#components/administration/member/merge-comparison.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aMergePreview } from './a-merge-preview.ts';

export default { title: 'administration / merge-comparison' };

export const TwoMembers = () => (
  <StorySite me={ingrid}>
    <MergeComparison {...aMergePreview()} />
  </StorySite>
);
