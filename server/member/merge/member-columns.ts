import { type RawBuilder, sql } from 'kysely';

/** The treatment of a column that refers to the merged member. */
export type ColumnFate =
  /** The rows belong to the target from now on. */
  | {
      readonly does: 'move';
      /** Limits the rows; `t` is the table. */
      readonly where?: RawBuilder<unknown>;
      /**
       * The columns that may not occur twice for a member. Rows whose values the target has already are deleted, or left
       * with the merged account.
       */
      readonly unless?: readonly string[];
      readonly otherwise?: 'drop' | 'leave';
    }
  /** The rows are deleted, and come back when the merge is undone. */
  | { readonly does: 'drop' }
  /** The rows are deleted for good, because they give access to the account. */
  | { readonly does: 'end' }
  /** The column is left as it is, for this reason. */
  | { readonly does: 'keep'; readonly because: string };

const move: ColumnFate = { does: 'move' };
const drop: ColumnFate = { does: 'drop' };
const end: ColumnFate = { does: 'end' };
const keep = (because: string): ColumnFate => ({ does: 'keep', because });
const moveUnless = (...unless: string[]): ColumnFate => ({ does: 'move', unless, otherwise: 'drop' });
const moveUser: ColumnFate = { does: 'move', where: sql`t.record_type = 'user'` };

const credential = keep('It cannot be used while the account is merged, and is valid again after an undo.');
const ofTarget = keep('The target keeps what it has.');
const history = keep('The log says what happened, under the account of that time.');
const otherRecord = keep('The record is never a member.');
const onlyToken = keep('It is used at most once, for an account that can sign in.');

/**
 * Every column that refers to a member, with what a merge does with it: foreign keys, the columns of authors and actors
 * without a foreign key, and the records of tables that refer to several kinds. A test compares this table with the
 * database, so that no new column is forgotten (docs/decisions/0054-merged-members.md).
 */
export const memberColumns: Readonly<Record<string, ColumnFate>> = {
  'access_token.insert_user_id': move,
  'access_token.user_id': end,
  'appeal.answer_user_id': move,
  'attachment.insert_user_id': move,
  'attachment.record_id': otherRecord,
  'authenticator_member.user_id': drop,
  'automation_record.record_id': history,
  'automation_rule.insert_user_id': move,
  'automation_rule.update_user_id': move,
  'automation_run.user_id': move,
  'ban_rule.insert_user_id': move,
  'category.insert_user_id': move,
  'category_member.user_id': moveUnless('category_id'),
  'collection.insert_user_id': move,
  'collection.update_user_id': move,
  'collection_record.record_id': otherRecord,
  'comment.accept_user_id': move,
  'comment.delete_user_id': move,
  'comment.insert_user_id': move,
  'comment.update_user_id': move,
  'conversation.insert_user_id': move,
  'conversation_member.insert_user_id': move,
  'conversation_member.user_id': moveUnless('conversation_id'),
  'conversation_message.insert_user_id': move,
  'custom_page.insert_user_id': move,
  'custom_page.update_user_id': move,
  'data_export.user_id': end,
  'decision.insert_user_id': move,
  'decision.lift_user_id': move,
  'decision.record_id': moveUser,
  'decision.user_id': move,
  'digest.user_id': keep('It says which digests were sent to the address of the account.'),
  'discussion.delete_user_id': move,
  'discussion.insert_user_id': move,
  'discussion.last_user_id': move,
  'discussion.update_user_id': move,
  'discussion_member.user_id': moveUnless('discussion_id'),
  'draft.insert_user_id': move,
  'draft.parent_record_id': otherRecord,
  'draft.record_id': otherRecord,
  'draft.update_user_id': move,
  'escalation.assigned_user_id': move,
  'escalation.insert_user_id': move,
  'escalation.record_id': moveUser,
  'escalation.record_user_id': move,
  'escalation.update_user_id': move,
  'flood_block.user_id': moveUnless('kind'),
  'former_name.user_id': move,
  'fragment.insert_user_id': move,
  'fragment_disclosure.user_id': ofTarget,
  'fragment_revision.insert_user_id': move,
  'held_post.insert_user_id': move,
  'held_post.record_id': otherRecord,
  'held_post.update_user_id': move,
  'import_record.record_id': keep('An import continued later finds the account, and the account names the target.'),
  'incoming_mail.record_id': otherRecord,
  'incoming_mail.user_id': move,
  'invitation.accepted_user_id': move,
  'invitation.user_id': move,
  'layout.insert_user_id': move,
  'layout.update_user_id': move,
  'layout_draft.user_id': moveUnless('layout_id'),
  'layout_revision.insert_user_id': move,
  'layout_view.insert_user_id': move,
  'layout_view.record_id': otherRecord,
  'long_job.user_id': keep('A job runs with the permissions of its member, and ends with their account.'),
  'mail.user_id': keep('A message goes to the address of the account; what waits is not sent.'),
  'media.foreign_id': { does: 'move', where: sql`t.foreign_type = 'embed'` },
  'media.insert_user_id': move,
  'member.invite_user_id': move,
  'member.merged_into_user_id': move,
  'member.user_id': keep('It is the account itself.'),
  'member_badge.user_id': moveUnless('badge_id'),
  'member_deletion.user_id': drop,
  'member_ignore.ignored_user_id': moveUnless('user_id'),
  'member_ignore.user_id': moveUnless('ignored_user_id'),
  'member_profile_field.user_id': moveUnless('api_name'),
  'member_role.user_id': drop,
  'member_signature.update_user_id': move,
  'member_signature.user_id': ofTarget,
  'member_token.user_id': end,
  'member_upload.user_id': keep('A trigger counts the size of the moved uploads.'),
  'moderation_log.actor_id': history,
  'moderation_log.parent_record_id': history,
  'moderation_log.record_id': history,
  'moderation_message.insert_user_id': move,
  'moderation_message_dismissal.user_id': moveUnless('moderation_message_id'),
  'moderator_note.insert_user_id': move,
  'moderator_note.record_id': moveUser,
  'notification.actor_id': move,
  'notification.record_id': keep('Only notifications about an applicant name a member, and they link to the list.'),
  'notification.user_id': moveUnless('cause'),
  'notification_cause.actor_id': move,
  'notification_cause.record_id': otherRecord,
  'notification_preference.user_id': ofTarget,
  'page_view.record_id': otherRecord,
  'passkey.user_id': credential,
  'passkey_challenge.user_id': onlyToken,
  'post_field.insert_user_id': move,
  'post_field.update_user_id': move,
  'post_revision.record_id': otherRecord,
  'post_translation.record_id': otherRecord,
  'post_revision.update_user_id': move,
  'post_revision.user_id': move,
  'post_type.insert_user_id': move,
  'post_type.update_user_id': move,
  'push_subscription.user_id': end,
  'reaction.record_id': otherRecord,
  'reaction.record_user_id': move,
  'reaction.user_id': moveUnless('record_type', 'record_id'),
  'reaction_count.record_id': otherRecord,
  'recovery_code.user_id': credential,
  'remembered_device.user_id': end,
  'report.assigned_user_id': move,
  'report.insert_user_id': { does: 'move', unless: ['record_type', 'record_id', 'status'], otherwise: 'leave' },
  'report.record_id': { ...moveUser, unless: ['record_type', 'insert_user_id', 'status'], otherwise: 'leave' },
  'report.record_user_id': move,
  'report.update_user_id': move,
  'report_reason.insert_user_id': move,
  'report_reason.update_user_id': move,
  'role_preview.user_id': end,
  'session.user_id': end,
  'setting.update_user_id': move,
  'sign_in_place.user_id': end,
  'sign_on_request.user_id': onlyToken,
  'site_task.insert_user_id': move,
  'tag.insert_user_id': move,
  'theme.insert_user_id': move,
  'theme_revision.insert_user_id': move,
  'totp.user_id': credential,
  'unsubscribe.user_id': keep('A used link of a message to the address of the account.'),
  'user_mention.record_id': otherRecord,
  'user_mention.user_id': moveUnless('record_type', 'record_id'),
  'verified_member.user_id': drop,
  'verified_member.verify_user_id': move,
  'webhook.insert_user_id': move,
  'webhook_event.actor_id': history,
  'webhook_event.record_id': history,
};
