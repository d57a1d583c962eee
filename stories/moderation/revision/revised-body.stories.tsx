import { RevisedBody } from '#components/moderation/revision/revised-body.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / revised-body' };

const body = (permissions: readonly ('community.moderate' | 'staff.allow')[]) => (
  <StorySite me={ingrid} permissions={permissions}>
    <RevisedBody recordType="discussion" recordID={40} categoryID={3} isLive>
      <p>Hide glue is easily reversible.</p>
    </RevisedBody>
  </StorySite>
);

export const ForModerators = () => body(['community.moderate']);

/** Viewers who may not see the history see only the current text. */
export const ForOthers = () => body(['staff.allow']);
