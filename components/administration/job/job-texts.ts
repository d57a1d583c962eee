import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';

interface JobText {
  readonly name: MessageID;
  readonly words: MessageID;
}

const text = (name: MessageID, words: MessageID): JobText => ({ name, words });

/** The plain names and descriptions of the jobs, by the name of the job. */
export const jobTexts: Readonly<Record<string, JobText>> = {
  'mail.send': text('operation.job.kind.mail-send', 'operation.job.kind.mail-send-words'),
  'mail.sweep': text('operation.job.kind.mail-sweep', 'operation.job.kind.mail-sweep-words'),
  'notification.deliver': text(
    'operation.job.kind.notification-deliver',
    'operation.job.kind.notification-deliver-words',
  ),
  'notification.sweep': text('operation.job.kind.notification-sweep', 'operation.job.kind.notification-sweep-words'),
  'digest.plan': text('operation.job.kind.digest-plan', 'operation.job.kind.digest-plan-words'),
  'digest.send': text('operation.job.kind.digest-send', 'operation.job.kind.digest-send-words'),
  'question.follow-up': text('operation.job.kind.question-follow-up', 'operation.job.kind.question-follow-up-words'),
  'draft.publish': text('operation.job.kind.draft-publish', 'operation.job.kind.draft-publish-words'),
  'link-card.read': text('operation.job.kind.link-card-read', 'operation.job.kind.link-card-read-words'),
  'web-feed.refresh': text('operation.job.kind.web-feed-refresh', 'operation.job.kind.web-feed-refresh-words'),
  'data-export': text('operation.job.kind.data-export', 'operation.job.kind.data-export-words'),
  'account.delete': text('operation.job.kind.account-delete', 'operation.job.kind.account-delete-words'),
  'mention.refresh': text('operation.job.kind.mention-refresh', 'operation.job.kind.mention-refresh-words'),
  'long-job.work': text('operation.job.kind.long-job-work', 'operation.job.kind.long-job-work-words'),
  'long-job.sweep': text('operation.job.kind.long-job-sweep', 'operation.job.kind.long-job-sweep-words'),
  'decision.expire': text('operation.job.kind.decision-expire', 'operation.job.kind.decision-expire-words'),
  'reaction.rescore': text('operation.job.kind.reaction-rescore', 'operation.job.kind.reaction-rescore-words'),
  'post.rerender': text('operation.job.kind.post-rerender', 'operation.job.kind.post-rerender-words'),
  'post.answer-index': text('operation.job.kind.post-answer-index', 'operation.job.kind.post-answer-index-words'),
  'search.recent-posts': text('operation.job.kind.search-recent-posts', 'operation.job.kind.search-recent-posts-words'),
  'backup.plan': text('operation.job.kind.backup-plan', 'operation.job.kind.backup-plan-words'),
  'backup.write': text('operation.job.kind.backup-write', 'operation.job.kind.backup-write-words'),
  'restoration.prepare': text('operation.job.kind.restoration-prepare', 'operation.job.kind.restoration-prepare-words'),
  'backup.check': text('operation.job.kind.backup-check', 'operation.job.kind.backup-check-words'),
  'export.write': text('operation.job.kind.export-write', 'operation.job.kind.export-write-words'),
  'import.run': text('operation.job.kind.import-run', 'operation.job.kind.import-run-words'),
  'mailbox.poll': text('operation.job.kind.mailbox-poll', 'operation.job.kind.mailbox-poll-words'),
  'automation.scan': text('operation.job.kind.automation-scan', 'operation.job.kind.automation-scan-words'),
  'webhook.send': text('operation.job.kind.webhook-send', 'operation.job.kind.webhook-send-words'),
  'webhook.sweep': text('operation.job.kind.webhook-sweep', 'operation.job.kind.webhook-sweep-words'),
  'recount.run': text('operation.job.kind.recount-run', 'operation.job.kind.recount-run-words'),
};

/** Returns the plain name of a job. A job of an older version has its technical name. */
export function jobName(kind: string): string {
  const known = jobTexts[kind];
  return known ? t(known.name) : kind;
}

/** Returns the schedule of a job in words. */
export function jobSchedule(cron: string | null): string {
  if (cron === null) return t('operation.job.schedule.none');
  const [minute = '', hour = ''] = cron.split(' ');
  const [, step] = /^\*\/(\d+)$/.exec(minute) ?? [];
  if (step) return t('operation.job.schedule.minutes', { count: Number(step) });
  if (minute === '*') return t('operation.job.schedule.minute');
  if (hour === '*') return t('operation.job.schedule.hour');
  return t(hour.includes(',') ? 'operation.job.schedule.twice' : 'operation.job.schedule.day');
}
