import { banRulesQuery } from '#api/moderation/ban/ban-rule.queries.ts';
import { BanRulePage } from '#components/moderation/ban/ban-rule-page.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aUserFragment } from '#tests/support/builders/member-builders.ts';

export default { title: 'moderation / ban-rule-page' };

const aRule = {
  banRuleID: 1,
  type: 'email' as const,
  pattern: '*@mailinator.example',
  note: 'Addresses that live for ten minutes.',
  countUsers: 3,
  countBlocked: 41,
  dateLastBlocked: '2026-11-20T09:30:00+00:00',
  insertUser: aUserFragment(),
  dateInserted: '2026-11-18T09:30:00+00:00',
  dateUpdated: null,
};

const listing = (...rules: (typeof aRule)[]) => (
  <StorySite
    isBare
    me={ingrid}
    seed={(client, api) => client.setQueryData(banRulesQuery(api).queryKey, { rules, total: rules.length, limit: 30 })}
  >
    <BanRulePage page={1} />
  </StorySite>
);

export const Empty = () => listing();

export const Filled = () => listing(aRule, { ...aRule, banRuleID: 2, pattern: '203.0.113.*', note: '' });
