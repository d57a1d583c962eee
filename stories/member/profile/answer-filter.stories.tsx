import { AnswerFilter } from '#components/member/profile/answer-filter.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aProfileField } from '#tests/support/builders/member-builders.ts';

export default { title: 'member / answer-filter' };

export const Choice = () => (
  <StorySite>
    <AnswerFilter field={aProfileField({ formType: 'dropdown', dropdownOptions: ['Bergen', 'Oslo'] })} value="Oslo" />
  </StorySite>
);
