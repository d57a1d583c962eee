import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accountDeletionResource } from '#server/account/account-deletion.routes.ts';
import { authenticatorResource } from '#server/account/authenticator.routes.ts';
import { firstAdministratorResource } from '#server/account/first-administrator.routes.ts';
import { invitationResource } from '#server/account/invitation.routes.ts';
import { ownDataResource } from '#server/account/own-data.routes.ts';
import { passkeyResource } from '#server/account/passkey.routes.ts';
import { passwordResetResource } from '#server/account/password-reset.routes.ts';
import { registrationResource } from '#server/account/registration.routes.ts';
import { tokenResource } from '#server/account/token.routes.ts';
import { twoFactorResource } from '#server/account/two-factor.routes.ts';
import { configResource } from '#server/administration/config.routes.ts';
import { layoutResource } from '#server/administration/layout.routes.ts';
import { localeResource } from '#server/administration/locale.routes.ts';
import { navigationResource } from '#server/administration/navigation.routes.ts';
import { siteTotalResource } from '#server/administration/site-total.routes.ts';
import { themeResource } from '#server/administration/theme.routes.ts';
import { themeAssetResource } from '#server/administration/theme-asset.routes.ts';
import { tickResource } from '#server/administration/tick.routes.ts';
import { translationResource } from '#server/administration/translation.routes.ts';
import { categoryResource } from '#server/category/category.routes.ts';
import { tagResource } from '#server/category/tag.routes.ts';
import { draftResource } from '#server/composer/draft.routes.ts';
import { mediaResource } from '#server/composer/media.routes.ts';
import { scrapeResource } from '#server/composer/scrape.routes.ts';
import { conversationResource } from '#server/conversation/conversation.routes.ts';
import { messageResource } from '#server/conversation/message.routes.ts';
import { commentResource } from '#server/discussion/comment.routes.ts';
import { commentAnswerResource } from '#server/discussion/comment-answer.routes.ts';
import { commentBulkResource } from '#server/discussion/comment-bulk.routes.ts';
import { commentThreadResource } from '#server/discussion/comment-thread.routes.ts';
import { discussionResource } from '#server/discussion/discussion.routes.ts';
import { discussionBulkResource } from '#server/discussion/discussion-bulk.routes.ts';
import { discussionMarkResource } from '#server/discussion/discussion-mark.routes.ts';
import { discussionStatusResource } from '#server/discussion/discussion-status.routes.ts';
import { questionFollowUpResource } from '#server/discussion/question-follow-up.routes.ts';
import { liveResource } from '#server/live/live.routes.ts';
import { emailResource } from '#server/mail/email.routes.ts';
import { emailTemplateResource } from '#server/mail/email-template.routes.ts';
import { outboxResource } from '#server/mail/outbox.routes.ts';
import { unsubscribeResource } from '#server/mail/unsubscribe.routes.ts';
import { applicantResource } from '#server/member/applicant.routes.ts';
import { ignoreResource } from '#server/member/ignore.routes.ts';
import { leaderResource } from '#server/member/leader.routes.ts';
import { meResource } from '#server/member/me.routes.ts';
import { profileFieldResource } from '#server/member/profile-field.routes.ts';
import { roleResource } from '#server/member/role.routes.ts';
import { roleAssignmentResource } from '#server/member/role-assignment.routes.ts';
import { sessionResource } from '#server/member/session.routes.ts';
import { signatureResource } from '#server/member/signature.routes.ts';
import { userResource } from '#server/member/user.routes.ts';
import { userMentionResource } from '#server/member/user-mention.routes.ts';
import { userReactionResource } from '#server/member/user-reaction.routes.ts';
import { answerTemplateResource } from '#server/moderation/answer-template.routes.ts';
import { auditLogResource } from '#server/moderation/audit-log.routes.ts';
import { banRuleResource } from '#server/moderation/ban-rule.routes.ts';
import { callResource } from '#server/moderation/call.routes.ts';
import { collectionResource } from '#server/moderation/collection.routes.ts';
import { contentDeletionResource } from '#server/moderation/content-deletion.routes.ts';
import { decisionResource } from '#server/moderation/decision.routes.ts';
import { deletedPostResource } from '#server/moderation/deleted-post.routes.ts';
import { escalationResource } from '#server/moderation/escalation.routes.ts';
import { heldPostResource } from '#server/moderation/held-post.routes.ts';
import { heldPostBulkResource } from '#server/moderation/held-post-bulk.routes.ts';
import { moderationMessageResource } from '#server/moderation/moderation-message.routes.ts';
import { moderatorNoteResource } from '#server/moderation/moderator-note.routes.ts';
import { permissionCheckResource } from '#server/moderation/permission-check.routes.ts';
import { reportResource } from '#server/moderation/report.routes.ts';
import { reportReasonResource } from '#server/moderation/report-reason.routes.ts';
import { revisionResource } from '#server/moderation/revision.routes.ts';
import { notificationResource } from '#server/notification/notification.routes.ts';
import { notificationPreferenceResource } from '#server/notification/notification-preference.routes.ts';
import { pushSubscriptionResource } from '#server/notification/push-subscription.routes.ts';
import { attachmentResource } from '#server/post/attachment.routes.ts';
import { postResource } from '#server/post/post.routes.ts';
import { postFieldResource } from '#server/post/post-field.routes.ts';
import { postPreviewResource } from '#server/post/post-preview.routes.ts';
import { postTypeResource } from '#server/post/post-type.routes.ts';
import { reactionResource } from '#server/post/reaction.routes.ts';
import { reactionTypeResource } from '#server/post/reaction-type.routes.ts';
import { searchResource } from '#server/search/search.routes.ts';

/** Every resource of the API, in the order of the reference page. A new resource is one line here. */
export const resources: readonly FastifyPluginAsyncZod[] = [
  discussionResource,
  discussionMarkResource,
  discussionStatusResource,
  discussionBulkResource,
  commentResource,
  commentAnswerResource,
  questionFollowUpResource,
  commentThreadResource,
  commentBulkResource,
  reactionResource,
  reactionTypeResource,
  postTypeResource,
  postFieldResource,
  postResource,
  attachmentResource,
  postPreviewResource,
  sessionResource,
  registrationResource,
  passwordResetResource,
  twoFactorResource,
  invitationResource,
  passkeyResource,
  tokenResource,
  ownDataResource,
  accountDeletionResource,
  authenticatorResource,
  firstAdministratorResource,
  meResource,
  userResource,
  leaderResource,
  ignoreResource,
  signatureResource,
  profileFieldResource,
  userReactionResource,
  roleResource,
  roleAssignmentResource,
  userMentionResource,
  applicantResource,
  notificationResource,
  notificationPreferenceResource,
  pushSubscriptionResource,
  liveResource,
  categoryResource,
  tagResource,
  callResource,
  collectionResource,
  draftResource,
  conversationResource,
  messageResource,
  mediaResource,
  scrapeResource,
  searchResource,
  configResource,
  localeResource,
  translationResource,
  unsubscribeResource,
  emailResource,
  emailTemplateResource,
  outboxResource,
  siteTotalResource,
  tickResource,
  themeResource,
  themeAssetResource,
  navigationResource,
  layoutResource,
  moderationMessageResource,
  auditLogResource,
  revisionResource,
  deletedPostResource,
  reportReasonResource,
  heldPostResource,
  heldPostBulkResource,
  reportResource,
  moderatorNoteResource,
  escalationResource,
  answerTemplateResource,
  decisionResource,
  banRuleResource,
  permissionCheckResource,
  contentDeletionResource,
];
