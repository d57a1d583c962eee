import { attachmentFormQuery, catalogQuery, freshAttachmentsQuery } from '#api/post/attachment/attachment.queries.ts';
import { anAttachment, anIntegration } from '#tests/support/builders/attachment-builders.ts';
import type { Seed } from './story-site.tsx';

/** The record of a story that is sent to an external service. */
export const sentRecord = { recordType: 'discussion', recordID: 7 } as const;

/** Query data for stories that send posts to an issue tracker: the catalogue, its form, and the status. */
export const attachmentSeed: Seed = (client, api) => {
  client.setQueryData(catalogQuery(api).queryKey, { 'issue-tracker': anIntegration() });
  client.setQueryData(freshAttachmentsQuery(api, [1]).queryKey, [anAttachment()]);
  client.setQueryData(attachmentFormQuery(api, 'issue-tracker', sentRecord).queryKey, {
    type: 'object',
    required: ['title'],
    properties: {
      title: {
        type: 'string',
        minLength: 1,
        maxLength: 250,
        default: 'The hinge squeaks',
        'x-control': { inputType: 'textBox', label: 'Title' },
      },
      description: {
        type: 'string',
        maxLength: 10_000,
        default: 'Each time.',
        'x-control': {
          inputType: 'textArea',
          label: 'Description',
          description: 'Visible to everyone who can read the issue.',
        },
      },
    },
  });
};
