import { emailTemplatesQuery } from '#api/mail/email-template.queries.ts';
import { EmailTemplateList } from '#components/administration/mail/email-template-list.tsx';
import { ingrid, type Seed, StorySite } from '#stories/support/story-site.tsx';
import { aMessage } from './email-samples.ts';

export default { title: 'administration / email-template-list' };

const seed: Seed = (client, api) =>
  client.setQueryData(emailTemplatesQuery(api, 'en').queryKey, [
    aMessage,
    { ...aMessage, emailTemplatesID: 4, name: 'Your password was changed', subject: 'New password', countChanged: 0 },
  ]);

export const Filled = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={seed}>
    <EmailTemplateList locale="en" />
  </StorySite>
);
