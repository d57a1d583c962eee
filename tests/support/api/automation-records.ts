import type { AutomationDispatch, AutomationRule } from '#api/administration/automation/automation-rule.contract.ts';
import { insertAutomationRun } from '#server/administration/automation/automation-run.queries.ts';
import { type Cast, sendPreparation } from './role-cast.ts';
import { aSharedCategory, records } from './role-records.ts';

/** Returns a rule that closes discussions which contain a word. */
export const anAutomationRule = (word: string) => ({
  name: `Close ${word}`,
  triggerType: 'discussionCreated',
  conditions: [{ conditionType: 'words', conditionValue: { words: [word] } }],
  actionType: 'closeDiscussion',
});

/** Creates a new discussion, and an inactive rule for this discussion only. */
async function ruleFor(cast: Cast): Promise<AutomationRule> {
  const name = `Automated${cast.fresh()}`;
  const post = { name, body: 'Text', format: 'text', categoryID: await aSharedCategory(cast) };
  await sendPreparation(cast.owner, 'POST', '/discussions', post);
  return sendPreparation<AutomationRule>(cast.administrator, 'POST', '/automation-rules', anAutomationRule(name));
}

/** Builders for rules and their runs. */
export const automationRecords = {
  /** A rule that has something to do. */
  rule: async (cast: Cast) => (await ruleFor(cast)).automationRuleID,
  /** A run that waits for a confirmation. */
  waiting: async (cast: Cast) => {
    const { automationRuleID: ruleID, ...rule } = await ruleFor(cast);
    const { db, now } = cast.forum.forum;
    const date = now();
    const run = {
      ruleID,
      rule,
      kind: 'manual',
      status: 'waiting',
      userID: cast.administrator.userID,
      now: date,
    } as const;
    const found = [
      { recordType: 'discussion', recordID: await records.discussion(cast), occurrence: '', date: date.toISOString() },
    ];
    return (await insertAutomationRun(db, run, found)).runID;
  },
  /** A finished run that can be undone. */
  finished: async (cast: Cast) => {
    const id = await automationRecords.rule(cast);
    const path = `/automation-rules/${id}/trigger`;
    const run = await sendPreparation<AutomationDispatch>(cast.administrator, 'POST', path, {});
    await cast.forum.forum.jobs.settled();
    return run.automationRuleDispatchID;
  },
} as const;
