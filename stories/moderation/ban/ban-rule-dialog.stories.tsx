import { BanRuleDialog } from '#components/moderation/ban/ban-rule-dialog.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aUserFragment } from '#tests/support/builders/member-builders.ts';

export default { title: 'moderation / ban-rule-dialog' };

const rule = {
  banRuleID: 1,
  type: 'ip' as const,
  pattern: '203.0.113.0/24',
  note: 'A school with one machine for everybody.',
  countUsers: 3,
  countBlocked: 41,
  dateLastBlocked: null,
  insertUser: aUserFragment(),
  dateInserted: '2026-11-18T09:30:00+00:00',
  dateUpdated: null,
};

export const Filled = () => (
  <StorySite isBare me={ingrid}>
    <BanRuleDialog rule={rule} returnTo={{ current: null }} />
  </StorySite>
);
