import { LogList } from '#components/moderation/log/log-list.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { anAuditLog } from '#tests/support/builders/log-builders.ts';
import { aUserFragment } from '#tests/support/builders/member-builders.ts';

export default { title: 'moderation / log-list' };

const undone = { user: aUserFragment({ userID: 9, name: 'Judith' }), date: '2026-02-04T10:00:00+00:00' };
const entries = [
  anAuditLog({
    auditLogID: '9',
    message: 'Discussion closed',
    change: null,
    meta: ['closed: true → false'],
    isUndo: true,
    canUndo: false,
  }),
  anAuditLog({ auditLogID: '8', reason: 'It is about boats.' }),
  anAuditLog({ message: 'Discussion closed', change: null, meta: ['closed: false → true'], undone, canUndo: false }),
];

const log = (logs: typeof entries, detail: 'actions' | 'requests') => (
  <StorySite me={ingrid} permissions={['community.moderate']}>
    <LogList entries={logs} detail={detail} />
  </StorySite>
);

export const Actions = () => log(entries, 'actions');

export const Requests = () => log(entries, 'requests');

export const WithoutNames = () =>
  log([anAuditLog({ insertUser: null, insertUserID: null, change: null, canUndo: false })], 'actions');
