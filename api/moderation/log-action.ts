import type { MessageID } from '#api/message-id.ts';

/**
 * Everything that the moderation log tells of, with the words for it ("Discussion closed"). Who adds an action adds its
 * line here, its words in all five languages, and its undo on the server (`server/moderation/moderation-log.ts`).
 */
export const logActions = {
  'discussion.announce': 'log.action.discussion-announce',
  'discussion.author': 'log.action.discussion-author',
  'discussion.bump': 'log.action.discussion-bump',
  'discussion.close': 'log.action.discussion-close',
  'discussion.delete': 'log.action.discussion-delete',
  'discussion.edit': 'log.action.discussion-edit',
  'discussion.move': 'log.action.discussion-move',
  'discussion.open': 'log.action.discussion-open',
  'discussion.resolve': 'log.action.discussion-resolve',
  'discussion.restore': 'log.action.discussion-restore',
  'discussion.sink': 'log.action.discussion-sink',
  'discussion.tag': 'log.action.discussion-tag',
  'discussion.type': 'log.action.discussion-type',
  'discussion.unannounce': 'log.action.discussion-unannounce',
  'discussion.unresolve': 'log.action.discussion-unresolve',
  'discussion.unsink': 'log.action.discussion-unsink',
  'discussion.merge': 'bulk.log.discussion-merge',
  'discussion.split': 'bulk.log.discussion-split',
  'comment.delete': 'log.action.comment-delete',
  'comment.delete-branch': 'bulk.log.comment-delete-branch',
  'comment.edit': 'log.action.comment-edit',
  'comment.restore': 'log.action.comment-restore',
  'member.warn': 'sanction.log.member-warn',
  'member.mute': 'sanction.log.member-mute',
  'member.ban': 'sanction.log.member-ban',
  'member.lift': 'sanction.log.member-lift',
  'member.appeal-uphold': 'sanction.log.member-appeal-uphold',
  'member.appeal-change': 'sanction.log.member-appeal-change',
  'member.appeal-revoke': 'sanction.log.member-appeal-revoke',
  'ban-rule.add': 'sanction.log.ban-rule-add',
  'ban-rule.edit': 'sanction.log.ban-rule-edit',
  'ban-rule.delete': 'sanction.log.ban-rule-delete',
  'report.dismiss': 'report.log.dismiss',
  'report.reject': 'report.log.reject',
  'report.close': 'report.log.close',
  'report.assign': 'report.log.assign',
  'report.escalate': 'report.log.escalate',
  'escalation.change': 'report.log.escalation',
  'held-post.approve': 'report.log.approve',
  'held-post.reject': 'report.log.refuse',
} as const satisfies Record<`${string}.${string}`, MessageID>;

/** Something that moderators do and the log tells of: `discussion.close`. */
export type LogAction = keyof typeof logActions;
