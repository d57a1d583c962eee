import { z } from 'zod';
import { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { ReportReasonFragment } from '#api/moderation/report/report-reason.contract.ts';
import { Attachment } from '#api/post/attachment/attachment-fields.contract.ts';

/** A warning that was given for a post; whom it warned and those who keep order see it. `decisionID` has its statement. */
export const PostWarning = z.object({
  decisionID: z.number().int(),
  userID: z.number().int(),
  name: z.string(),
  reason: z.string().nullable(),
  dateInserted: z.string(),
});
export type PostWarning = z.infer<typeof PostWarning>;

/**
 * The open reports of a post, for those who keep order in its category (`spec/api.md`, ReportMeta): the reasons that were
 * given, in the reader's words, and who reported, the first one first.
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

/** What those who keep order, and members who were warned, learn of a post, and what it became in other services; all come with `expand`. */
export const orderFields = {
  warning: PostWarning.optional(),
  reportMeta: ReportMeta.optional(),
  attachments: z.array(Attachment).optional(),
};
