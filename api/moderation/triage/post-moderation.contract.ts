import { z } from 'zod';
import { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { ReportReasonFragment } from '#api/moderation/report/report-reason.contract.ts';
import { Attachment } from '#api/post/attachment/attachment-fields.contract.ts';

/**
 * A warning given for a post. It is visible to the warned member and to moderators. `decisionID` identifies its
 * statement of reasons.
 */
export const PostWarning = z.object({
  decisionID: z.number().int(),
  userID: z.number().int(),
  name: z.string(),
  reason: z.string().nullable(),
  dateInserted: z.string(),
});
export type PostWarning = z.infer<typeof PostWarning>;

/**
 * The open reports of a post, for moderators of its category (docs/behavior/moderation.md#report-queue): the reasons in
 * the viewer's language, and the reporters, earliest first.
 */
export const ReportMeta = z.object({
  countReports: z.number().int(),
  countReportUsers: z.number().int(),
  dateLastReport: z.string(),
  reportsReasons: z.array(ReportReasonFragment),
  reportUserIDs: z.array(z.number().int()),
  reportUsers: z.array(UserFragment),
});
export type ReportMeta = z.infer<typeof ReportMeta>;

/**
 * The moderation fields of a post: its warning for the warned member and for moderators, its open reports, and its
 * attachments in external services. Each is returned only if requested with `expand`.
 */
export const moderationFields = {
  warning: PostWarning.optional(),
  reportMeta: ReportMeta.optional(),
  attachments: z.array(Attachment).optional(),
};
