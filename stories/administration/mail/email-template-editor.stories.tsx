import { emailPreviewQuery, emailTemplateQuery } from '#api/mail/email-template.queries.ts';
import { meQuery } from '#api/member/user/me.queries.ts';
import { EmailTemplateEditor } from '#components/administration/mail/email-template-editor.tsx';
import { ingrid, type Seed, StorySite } from '#stories/support/story-site.tsx';
import { aMessage, itsPreview } from './email-samples.ts';

export default { title: 'administration / email-template-editor' };

const seed: Seed = (client, api) => {
  client.setQueryData(emailTemplateQuery(api, 3, 'en').queryKey, aMessage);
  client.setQueryData(emailPreviewQuery(api, { id: 3, locale: 'en', words: {} }).queryKey, itsPreview);
  client.setQueryData(meQuery(api).queryKey, { email: 'ingrid@example.org' } as never);
};

export const Changed = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={seed}>
    <EmailTemplateEditor id={3} locale="en" />
  </StorySite>
);
