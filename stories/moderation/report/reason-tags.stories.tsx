import { ReasonTags } from '#components/moderation/report/reason-tags.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / reason-tags' };

const spam = {
  reportReasonID: 'spam',
  name: 'Spam',
  description: 'Advertising that nobody asked for.',
  sort: 1,
  deleted: false,
};

export const Several = () => (
  <StorySite>
    <ReasonTags reasons={[spam, { ...spam, reportReasonID: 'rude', name: 'Rude', description: '' }]} />
  </StorySite>
);
