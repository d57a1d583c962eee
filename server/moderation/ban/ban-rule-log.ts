import type { Transaction } from 'kysely';
import { ApiError } from '#api/errors.ts';
import { defineUndo, logAction } from '#server/moderation/log/moderation-log.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { type BanRuleContent, deleteBanRule, insertBanRule, updateBanRule } from './ban-rule.queries.ts';

/** The permissions that allow managing ban rules. One of them is enough. */
export const banRuling = ['site.manage', 'users.ban'] as const;

/** A change of a ban rule: its content before and after; null when it did not exist. */
interface RuleChange {
  readonly action: 'ban-rule.add' | 'ban-rule.edit' | 'ban-rule.delete';
  readonly userID: number;
  readonly banRuleID: number;
  readonly before: BanRuleContent | null;
  readonly after: BanRuleContent | null;
}

/** Logs a change of a ban rule. The entry is visible to moderators only. */
export const logRule = (
  trx: Transaction<Tables>,
  { action, userID, banRuleID, before, after }: RuleChange,
): Promise<number> =>
  logAction(trx, {
    action,
    actorID: userID,
    recordType: 'ban-rule',
    recordID: banRuleID,
    before: { rule: before },
    after: { rule: after },
    isPublic: false,
  });

for (const action of ['ban-rule.add', 'ban-rule.edit', 'ban-rule.delete'] as const)
  defineUndo({
    action,
    permission: banRuling,
    async undo(trx, { recordID: banRuleID, before, after }, { userID, now }) {
      const former = before['rule'] as BanRuleContent | null;
      if (former === null) return deleteBanRule(trx, banRuleID);
      if (after['rule'] !== null) return updateBanRule(trx, banRuleID, former, now);
      const again = await insertBanRule(trx, { ...former, banRuleID, userID, now });
      if (again === undefined) throw new ApiError('ban-rule.exists');
    },
  });
