import { chosenSettingsQuery } from '#api/administration/setting/config.queries.ts';
import {
  QuestionReminder,
  QuestionSettings,
  questionSettings,
} from '#components/administration/post-type/question-settings.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / question-settings' };

const settings = { 'qna.followUp.enabled': true, 'qna.followUp.days': 7 };

export const Filled = () => (
  <StorySite
    me={ingrid}
    permissions={['site.manage']}
    seed={(client, api) => client.setQueryData(chosenSettingsQuery(api, questionSettings).queryKey, settings)}
  >
    <QuestionSettings />
    <QuestionReminder />
  </StorySite>
);
