import { MailBounceRow } from '#components/administration/mail/mail-bounce-row.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { recordSheet } from '#theme/layout/record.css.ts';

export default { title: 'administration / mail-bounce-row' };

export const Rejected = () => (
  <StorySite me={ingrid} permissions={['site.manage', 'personalInfo.view']}>
    <ul className={recordSheet}>
      <MailBounceRow
        bounce={{
          address: 'bo@example.org',
          reason: '550 No such mailbox',
          userID: 3,
          userName: 'Bo',
          dateInserted: '2026-11-23T07:00:00+00:00',
        }}
      />
    </ul>
  </StorySite>
);
