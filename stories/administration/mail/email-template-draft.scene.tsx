import { emailPreviewQuery, emailTemplateQuery } from '#api/mail/email-template.queries.ts';
import { meQuery } from '#api/member/user/me.queries.ts';
import { EmailTemplateEditor } from '#components/administration/mail/email-template-editor.tsx';
import { emailTemplateDraftModel } from '#machines/administration/mail/email-template-draft.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aMessage, itsPreview } from './email-samples.ts';

/** The editor of an e-mail template with one text and its preview. */
export const emailTemplateDraftScene = defineScene(emailTemplateDraftModel, {
  render: () => (
    <StorySite
      me={ingrid}
      permissions={['site.manage']}
      seed={(client, api) => {
        client.setQueryData(emailTemplateQuery(api, 3, 'en').queryKey, {
          ...aMessage,
          words: aMessage.words.slice(0, 1),
        });
        const texts = { 'mail.reset.subject': 'Welcome back' };
        client.setQueryData(emailPreviewQuery(api, { id: 3, locale: 'en', words: {} }).queryKey, itsPreview);
        client.setQueryData(emailPreviewQuery(api, { id: 3, locale: 'en', words: texts }).queryKey, {
          ...itsPreview,
          subject: 'Welcome back – Harbour',
        });
        client.setQueryData(meQuery(api).queryKey, { email: 'ingrid@example.org' } as never);
      }}
    >
      <EmailTemplateEditor id={3} locale="en" />
    </StorySite>
  ),
});
