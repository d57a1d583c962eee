import { accountDeletion } from '#server/account/own-data/account-deletion.job.ts';
import { dataExport } from '#server/account/own-data/data-export.job.ts';
import { automationScan } from '#server/administration/automation/automation-scan.job.ts';
import { backupCheck, backupWrite } from '#server/administration/backup/backup.job.ts';
import { backupPlan } from '#server/administration/backup/backup-plan.job.ts';
import { recountRun } from '#server/administration/count/recount.job.ts';
import { webFeedRefresh } from '#server/administration/embed/web-feed.job.ts';
import { siteExportWrite } from '#server/administration/export/site-export.job.ts';
import { siteImportRun } from '#server/administration/import/site-import.job.ts';
import { restorationPrepare } from '#server/administration/restore/restoration.job.ts';
import { webhookSend, webhookSweep } from '#server/administration/webhook/webhook.job.ts';
import { draftPublish } from '#server/composer/draft/draft-publish.job.ts';
import { linkCardReading } from '#server/composer/media/link-card.job.ts';
import { questionFollowUp } from '#server/discussion/answer/question-follow-up.job.ts';
import type { Job } from '#server/jobs/job.ts';
import { digestPlan, digestSend } from '#server/mail/digest.job.ts';
import { mailboxPoll } from '#server/mail/incoming/mailbox-poll.job.ts';
import { mailSend } from '#server/mail/mail-send.job.ts';
import { mailSweep } from '#server/mail/mail-sweep.job.ts';
import { mentionRefresh } from '#server/member/identity/mention-refresh.job.ts';
import { longJobSweep, longJobWork } from '#server/moderation/bulk/long-job.job.ts';
import { decisionExpiry } from '#server/moderation/decision/decision-expiry.job.ts';
import { notificationDelivery } from '#server/notification/delivery.job.ts';
import { notificationSweep } from '#server/notification/notification-sweep.job.ts';
import { answerIndexing } from '#server/post/answer-index.job.ts';
import { rerender } from '#server/post/body/rerender.job.ts';
import { reactionRescore } from '#server/post/reaction/reaction-rescore.job.ts';
import { recentPostRenewal } from '#server/search/recent-post.job.ts';

/** All jobs of the forum. Add each new job here. */
export const allJobs: readonly Job<object>[] = [
  mailSend,
  mailSweep,
  mailboxPoll,
  notificationDelivery,
  notificationSweep,
  digestPlan,
  digestSend,
  questionFollowUp,
  draftPublish,
  linkCardReading,
  webFeedRefresh,
  dataExport,
  accountDeletion,
  mentionRefresh,
  longJobWork,
  longJobSweep,
  automationScan,
  decisionExpiry,
  reactionRescore,
  rerender,
  answerIndexing,
  recentPostRenewal,
  backupPlan,
  backupWrite,
  backupCheck,
  restorationPrepare,
  siteImportRun,
  siteExportWrite,
  webhookSend,
  webhookSweep,
  recountRun,
];
