import { attachmentFormQuery, catalogQuery, freshAttachmentsQuery } from '#api/post/attachment.queries.ts';
import { anAttachment, anIntegration } from '#tests/support/attachment-builders.ts';
import type { Seed } from './story-site.tsx';

/** A post of a story, as it is sent to another service. */
export const sentRecord = { recordType: 'discussion', recordID: 7 } as const;

/** What is asked where posts can be sent to an issue tracker: the catalogue, its form, and how things stand. */
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
