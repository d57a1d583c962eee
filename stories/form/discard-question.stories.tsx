import { DiscardQuestion } from '#components/form/discard-question.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'form / discard-question' };

const ignore = () => undefined;

export const Asking = () => (
  <StorySite>
    <DiscardQuestion isAsking onStay={ignore} onDiscard={ignore} />
  </StorySite>
);
