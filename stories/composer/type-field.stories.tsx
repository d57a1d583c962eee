import { TypeField } from '#components/composer/type-field.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'composer / type-field' };

export const Question = () => (
  <StorySite>
    <TypeField types={['discussion', 'question', 'idea']} type="question" onType={() => undefined} />
  </StorySite>
);

export const Fixed = () => (
  <StorySite>
    <TypeField types={['discussion', 'question']} type="question" onType={() => undefined} isFixed />
  </StorySite>
);
