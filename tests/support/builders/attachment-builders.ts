import type { Integration } from '#api/post/attachment/attachment.contract.ts';
import type { Attachment } from '#api/post/attachment/attachment-fields.contract.ts';
import { aUserFragment } from '#tests/support/builders/member-builders.ts';

/** The attachment of a post that was sent to an issue tracker. */
export const anAttachment = (parts: Partial<Attachment> = {}): Attachment => ({
  attachmentID: 1,
  attachmentType: 'issue-tracker',
  recordType: 'discussion',
  recordID: 7,
  foreignID: '412',
  foreignUserID: null,
  source: 'issue-tracker',
  sourceID: '412',
  sourceUrl: 'https://issues.example.org/412',
  status: 'open',
  state: null,
  dateInserted: '2026-11-19T09:30:00+00:00',
  insertUserID: 3,
  insertUser: aUserFragment(),
  dateUpdated: null,
  metadata: [{ labelCode: 'Team', value: 'Carpentry', url: 'https://issues.example.org/teams/1' }],
  ...parts,
});

/** An issue tracker integration that accepts posts of every member. */
export const anIntegration = (parts: Partial<Integration> = {}): Integration => ({
  attachmentType: 'issue-tracker',
  name: 'Bugs',
  title: 'Bugs: issue',
  label: 'Bugs: create an issue',
  submitButton: 'Create issue',
  recordTypes: ['discussion', 'comment'],
  writeableContentScope: 'all',
  externalIDLabel: 'Number',
  logoIcon: 'ticket',
  postSuccessMessage: { message: 'Sent to Bugs.', linkText: 'Open it in Bugs' },
  ...parts,
});
