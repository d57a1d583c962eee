import type { Draft } from '#api/composer/draft/draft.contract.ts';
import { written } from './written-date.ts';

/** A draft of a discussion. */
export const aDraft = (own: Partial<Draft> = {}): Draft => ({
  draftID: 5,
  recordType: 'discussion',
  recordID: null,
  parentRecordType: 'category',
  parentRecordID: 3,
  attributes: { name: 'Which glue for a wet cellar door?', body: 'It swells every autumn.' },
  draftStatus: 'draft',
  dateScheduled: null,
  version: 3,
  insertUserID: 7,
  dateInserted: written,
  updateUserID: 7,
  dateUpdated: '2026-11-20T11:20:00+00:00',
  name: 'Which glue for a wet cellar door?',
  excerpt: 'It swells every autumn.',
  ...own,
});
