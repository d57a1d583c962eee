import type { AuditLog } from '#api/moderation/log/audit-log.contract.ts';
import type { DeletedPost } from '#api/moderation/revision/deleted-post.contract.ts';
import type { Revision } from '#api/moderation/revision/revision.contract.ts';
import { aUserFragment } from '#tests/support/builders/member-builders.ts';

/** An entry of the moderation log. */
export const anAuditLog = (own: Partial<AuditLog> = {}): AuditLog => ({
  auditLogID: '7',
  eventType: 'discussion.move',
  message: 'Discussion moved',
  requestMethod: 'PATCH',
  requestPath: '/api/v2/discussions/40',
  requestQuery: '',
  parentRequest: { id: 'b1f6c8d0', method: 'GET', path: '/discussion/40/has-anybody-got-a-tall-ladder', query: '' },
  context: 'request',
  meta: ['category_id: 3 → 8'],
  change: { from: 'Woodwork', to: 'Boat shed' },
  insertUserID: 3,
  insertUser: aUserFragment(),
  dateInserted: '2026-02-03T10:00:00+00:00',
  insertIPAddress: '192.0.2.7',
  spoofUserID: null,
  orcUserEmail: null,
  recordType: 'discussion',
  recordID: 40,
  recordName: 'Has anybody got a tall ladder?',
  recordUrl: '/discussion/40/has-anybody-got-a-tall-ladder',
  parentRecordID: null,
  reason: null,
  isPublic: true,
  isUndo: false,
  undone: null,
  canUndo: true,
  ...own,
});

/** A revision of a discussion: the current text after an edit. */
export const aRevision = (own: Partial<Revision> = {}): Revision => ({
  revisionID: null,
  recordType: 'discussion',
  recordID: 40,
  name: 'Which glue for a chair?',
  bodyHtml: '<p>Hide glue is easily reversible.</p>',
  insertUser: aUserFragment(),
  dateInserted: '2026-02-03T10:00:00+00:00',
  isFirst: false,
  nameDifference: [{ kind: 'same', text: 'Which glue for a chair?' }],
  bodyDifference: [
    { kind: 'same', text: 'Hide glue is ' },
    { kind: 'removed', text: 'always ' },
    { kind: 'added', text: 'easily ' },
    { kind: 'same', text: 'reversible.' },
  ],
  ...own,
});

/** A deleted comment. */
export const aDeletedPost = (own: Partial<DeletedPost> = {}): DeletedPost => ({
  recordType: 'comment',
  recordID: 90,
  discussionID: 40,
  categoryID: 3,
  name: 'Which glue for a chair?',
  bodyHtml: '<p>The chisels know what they did.</p>',
  insertUser: aUserFragment(),
  dateInserted: '2026-02-03T10:00:00+00:00',
  deleteUser: aUserFragment({ userID: 9, name: 'Judith' }),
  dateDeleted: '2026-02-04T10:00:00+00:00',
  deleteMethod: 'full',
  reason: null,
  ...own,
});
