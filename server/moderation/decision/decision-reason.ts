import { ApiError } from '#api/errors.ts';
import type { Translations } from '#api/translations.ts';
import { contentTextsIn } from '#server/administration/translation/content-text.ts';
import { listReasons } from '#server/moderation/report/report-reason.queries.ts';
import { reasonFragment } from '#server/moderation/report/report-reason-view.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { DecisionReason } from './decision.queries.ts';

/** Returns the reason for a mute or ban caused by warning points, in the member's language. */
export const pointReason = ({ t }: Translations): DecisionReason => ({
  reportReasonID: null,
  name: t('sanction.by-points.name'),
  description: t('sanction.by-points.description'),
});

/**
 * Returns a report reason with its current name, in the language of the sanctioned member.
 *
 * @throws {ApiError} request.invalid when the reason does not exist.
 */
export async function reasonOf(
  forum: Pick<Forum, 'db' | 'contentTexts' | 'locales'>,
  reportReasonID: string | undefined,
  words: Translations,
): Promise<DecisionReason | undefined> {
  if (!reportReasonID) return undefined;
  const rows = await listReasons(forum.db);
  const row = rows.find((one) => one.report_reason_id === reportReasonID && one.date_deleted === null);
  if (!row) throw ApiError.fields({ reportReasonID: 'This reason does not exist.' });
  const { name, description } = reasonFragment(row, words, await contentTextsIn(forum, words.language));
  return { reportReasonID, name, description };
}
