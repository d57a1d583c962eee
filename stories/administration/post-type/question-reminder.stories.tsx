import { QuestionReminder } from '#components/administration/post-type/question-reminder.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / question-reminder' };

export const Plain = () => (
  <StorySite me={ingrid} permissions={['site.manage']}>
    <QuestionReminder />
  </StorySite>
);
