import { answerTemplatesQuery } from '#api/moderation/report/report.queries.ts';
import { AnswerMenu } from '#components/moderation/triage/answer-menu.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / answer-menu' };

const seller = { userID: 21, name: 'Seller', banned: 0 };
const thanks = { answerTemplateID: 1, name: 'Read the rules', body: 'Please read the rules.', sort: 1 };

const answer = (templates: readonly (typeof thanks)[]) => (
  <StorySite
    me={ingrid}
    permissions={['conversations.add']}
    seed={(client, api) => client.setQueryData(answerTemplatesQuery(api).queryKey, [...templates])}
  >
    <AnswerMenu member={seller} />
  </StorySite>
);

export const WithTemplates = () => answer([thanks]);

export const WithoutTemplates = () => answer([]);
