import { sql } from 'kysely';
import { defineRowUndo, type RowSources } from '#server/moderation/log/row-log.ts';

/** The row of a rule, for the log. */
export const automationSources: RowSources = async (_, ruleID) => [
  {
    table: 'automation_rule',
    key: ['automation_rule_id'],
    where: sql`automation_rule_id = ${ruleID}`,
    without: ['date_scanned', 'date_active', 'suspension'],
  },
];

defineRowUndo({
  actions: ['automation-rule.add', 'automation-rule.change', 'automation-rule.delete'],
  permission: 'site.manage',
  sources: automationSources,
  // A rule that was brought back acts for the member who brought it back, on what happens from then on.
  follow: async (trx, { recordID }, { userID, now }) => {
    await sql`
      update automation_rule
      set update_user_id = ${userID}, date_active = case when status = 'active' then ${now}::timestamptz end,
        date_scanned = null
      where automation_rule_id = ${recordID}
    `.execute(trx);
  },
});
