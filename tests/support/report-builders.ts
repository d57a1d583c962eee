import type { Report } from '#api/moderation/report.contract.ts';
import { aUserFragment } from './builders.ts';

const author = aUserFragment({ userID: 21, name: 'Seller', url: '/profile/21/Seller', title: null });

/** A report of a discussion that waits to be handled. */
export const aReport = (own: Partial<Report> = {}): Report => ({
  reportID: 1,
  recordType: 'discussion',
  recordID: 5,
  recordName: 'Cheap anchors',
  recordHtml: '<p dir="auto">Buy now, while they last.</p>',
  recordExcerpt: 'Buy now, while they last.',
  recordUrl: '/discussion/5/cheap-anchors',
  recordIsLive: true,
  recordWasEdited: false,
  recordIsClosed: false,
  placeRecordType: 'category',
  placeRecordID: 3,
  placeRecordName: 'Harbour',
  placeRecordUrl: '/categories/harbour',
  recordUserID: 21,
  recordUser: author,
  recordDateInserted: '2026-11-19T09:30:00+00:00',
  recordDateUpdated: null,
  isPending: false,
  isPendingUpdate: false,
  reportReasons: [
    {
      reportReasonID: 'spam',
      name: 'Spam',
      description: 'Advertising that nobody asked for.',
      sort: 1,
      deleted: false,
    },
  ],
  noteHtml: '',
  status: 'new',
  countReports: 1,
  countNotes: 0,
  assignedUserID: null,
  assignedUser: null,
  dateAssigned: null,
  escalationID: null,
  insertUserID: 22,
  insertUser: aUserFragment({ userID: 22, name: 'Watchful', url: '/profile/22/Watchful' }),
  reportedUserID: 21,
  reportedUser: author,
  updateUserID: null,
  updateUser: null,
  dateInserted: '2026-11-20T09:30:00+00:00',
  dateUpdated: null,
  ...own,
});
