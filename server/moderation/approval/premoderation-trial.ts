import type { z } from 'zod';
import type { heldPostRoutes, PremoderationVerdict } from '#api/moderation/approval/held-post.contract.ts';
import type { HoldCause } from '#api/moderation/approval/hold-cause.ts';
import type { Forum } from '#server/platform/forum.ts';
import { renderWithinBudget } from '#server/post/body/render-within-budget.ts';
import { judgeSpam, wordsFound } from './spam-check.ts';

type Trial = z.output<(typeof heldPostRoutes)['trial']['schema']['body']>;

/**
 * Evaluates a text against the current premoderation rules, as if a member with the given role had posted it in the
 * category. Nothing is stored.
 */
export async function tryPremoderation(
  forum: Forum,
  { recordType, categoryID, roleID, isNew, body }: Trial,
): Promise<PremoderationVerdict> {
  const settings = await forum.settings.get();
  const { html, text } = await renderWithinBudget(body, 'markdown');
  const { roles } = await forum.permissions.get();
  const candidate = { userID: 0, name: '', text, html, now: forum.now() };
  const { score, findings } = settings['spam.enabled']
    ? await judgeSpam(forum.db, settings, candidate, () => undefined)
    : { score: 0, findings: [] };
  const isRole =
    settings['premoderation.roleIDs'].includes(roleID) || roles.get(roleID)?.global.has('approval.require') === true;
  const causes: HoldCause[] = [
    ...(isRole ? ['role' as const] : []),
    ...(settings[`premoderation.${recordType}Categories`].includes(categoryID) ? ['category' as const] : []),
    ...(wordsFound(settings['premoderation.keywords'], text).length > 0 ? ['keyword' as const] : []),
    ...(isNew && settings['premoderation.newMemberPosts'] > 0 ? ['new-member' as const] : []),
    ...(score >= settings['spam.holdAt'] ? ['spam' as const] : []),
  ];
  const outcome = score >= settings['spam.refuseAt'] ? 'refused' : causes.length > 0 ? 'held' : 'passes';
  return { outcome, causes, findings: [...findings], spamScore: score };
}
