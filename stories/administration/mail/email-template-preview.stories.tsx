import { emailPreviewQuery } from '#api/mail/email-template.queries.ts';
import { EmailTemplatePreview } from '#components/administration/mail/email-template-preview.tsx';
import { ingrid, type Seed, StorySite } from '#stories/support/story-site.tsx';
import { itsPreview } from './email-samples.ts';

export default { title: 'administration / email-template-preview' };

const message = { id: 3, locale: 'en', words: {} } as const;
const seed: Seed = (client, api) => client.setQueryData(emailPreviewQuery(api, message).queryKey, itsPreview);

export const Shown = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={seed}>
    <EmailTemplatePreview {...message} />
  </StorySite>
);
