import { messageResource, translatableRecords } from '#api/administration/translation/translatable.ts';
import { listMessages } from '#server/moderation/site-message/moderation-message.queries.ts';
import { excerptOfHtml } from '#server/post/body/render-body.ts';
import { defineTranslatableResource } from './translatable-resource.ts';

/** The length of the beginning of a message that names it, in characters. */
const nameLength = 60;

/** The formats whose texts are HTML. */
const htmlFormats: ReadonlySet<string> = new Set(['html', 'wysiwyg']);

defineTranslatableResource({
  urlCode: messageResource,
  recordTypes: {
    moderationMessage: {
      properties: translatableRecords.moderationMessage,
      labels: { body: 'report.kind.message' },
      notFound: 'moderation-message.not-found',
    },
  },
  async listRecords({ db }) {
    return (await listMessages(db)).map(({ moderationMessageID, body, bodyHtml, format }) => ({
      recordType: 'moderationMessage',
      recordKey: String(moderationMessageID),
      name: excerptOfHtml(bodyHtml, nameLength),
      texts: [
        {
          propertyName: 'body',
          sourceText: body,
          limit: { ...translatableRecords.moderationMessage.body, isHtml: htmlFormats.has(format) },
        },
      ],
    }));
  },
});
