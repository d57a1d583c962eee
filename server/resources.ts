import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { authenticatorResource } from '#server/account/credential/authenticator.routes.ts';
import { passkeyResource } from '#server/account/credential/passkey.routes.ts';
import { passwordResetResource } from '#server/account/credential/password-reset.routes.ts';
import { twoFactorResource } from '#server/account/credential/two-factor.routes.ts';
import { accountDeletionResource } from '#server/account/own-data/account-deletion.routes.ts';
import { ownDataResource } from '#server/account/own-data/own-data.routes.ts';
import { siteTokenResource } from '#server/account/own-data/site-token.routes.ts';
import { tokenResource } from '#server/account/own-data/token.routes.ts';
import { firstAdministratorResource } from '#server/account/registration/first-administrator.routes.ts';
import { invitationResource } from '#server/account/registration/invitation.routes.ts';
import { registrationResource } from '#server/account/registration/registration.routes.ts';
import { automationRuleResource } from '#server/administration/automation/automation-rule.routes.ts';
import { backupResource } from '#server/administration/backup/backup.routes.ts';
import { recountResource } from '#server/administration/count/recount.routes.ts';
import { siteTotalResource } from '#server/administration/count/site-total.routes.ts';
import { tickResource } from '#server/administration/count/tick.routes.ts';
import { dashboardResource } from '#server/administration/dashboard/dashboard.routes.ts';
import { sampleResource } from '#server/administration/dashboard/sample.routes.ts';
import { webFeedResource } from '#server/administration/embed/web-feed.routes.ts';
import { siteExportResource } from '#server/administration/export/site-export.routes.ts';
import { fragmentResource } from '#server/administration/fragment/fragment.routes.ts';
import { fragmentPlacementResource } from '#server/administration/fragment/fragment-placement.routes.ts';
import { siteHealthResource } from '#server/administration/health/site-health.routes.ts';
import { siteImportResource } from '#server/administration/import/site-import.routes.ts';
import { backgroundJobResource } from '#server/administration/job/background-job.routes.ts';
import { customPageResource } from '#server/administration/layout/custom-page.routes.ts';
import { layoutResource } from '#server/administration/layout/layout.routes.ts';
import { layoutCatalogResource } from '#server/administration/layout/layout-catalog.routes.ts';
import { layoutRecordResource } from '#server/administration/layout/layout-record.routes.ts';
import { layoutViewResource } from '#server/administration/layout/layout-view.routes.ts';
import { navigationResource } from '#server/administration/layout/navigation.routes.ts';
import { layoutDraftResource } from '#server/administration/layout-editor/layout-draft.routes.ts';
import { restorationResource } from '#server/administration/restore/restoration.routes.ts';
import { configResource } from '#server/administration/setting/config.routes.ts';
import { themeResource } from '#server/administration/theme/theme.routes.ts';
import { themeAssetResource } from '#server/administration/theme/theme-asset.routes.ts';
import { localeResource } from '#server/administration/translation/locale.routes.ts';
import { translationServiceResource } from '#server/administration/translation/service/translation-service.routes.ts';
import { translationResource } from '#server/administration/translation/translation.routes.ts';
import { wordResource } from '#server/administration/translation/word.routes.ts';
import { webhookResource } from '#server/administration/webhook/webhook.routes.ts';
import { categoryResource } from '#server/category/category.routes.ts';
import { tagResource } from '#server/category/tag.routes.ts';
import { draftResource } from '#server/composer/draft/draft.routes.ts';
import { mediaResource } from '#server/composer/media/media.routes.ts';
import { scrapeResource } from '#server/composer/media/scrape.routes.ts';
import { conversationResource } from '#server/conversation/conversation.routes.ts';
import { messageResource } from '#server/conversation/message.routes.ts';
import { commentAnswerResource } from '#server/discussion/answer/comment-answer.routes.ts';
import { questionFollowUpResource } from '#server/discussion/answer/question-follow-up.routes.ts';
import { commentResource } from '#server/discussion/comment/comment.routes.ts';
import { discussionResource } from '#server/discussion/discussion.routes.ts';
import { discussionMarkResource } from '#server/discussion/reading/discussion-mark.routes.ts';
import { discussionStatusResource } from '#server/discussion/status/discussion-status.routes.ts';
import { commentThreadResource } from '#server/discussion/thread/comment-thread.routes.ts';
import { commentBulkResource } from '#server/discussion/transfer/comment-bulk.routes.ts';
import { discussionBulkResource } from '#server/discussion/transfer/discussion-bulk.routes.ts';
import { liveResource } from '#server/live/live.routes.ts';
import { emailResource } from '#server/mail/email.routes.ts';
import { emailTemplateResource } from '#server/mail/email-template.routes.ts';
import { incomingMailResource } from '#server/mail/incoming/incoming-mail.routes.ts';
import { outboxResource } from '#server/mail/outbox.routes.ts';
import { mailServerResource } from '#server/mail/outgoing/mail-server.routes.ts';
import { outgoingMailResource } from '#server/mail/outgoing/outgoing-mail.routes.ts';
import { unsubscribeResource } from '#server/mail/unsubscribe.routes.ts';
import { ignoreResource } from '#server/member/identity/ignore.routes.ts';
import { userMentionResource } from '#server/member/identity/user-mention.routes.ts';
import { memberMergeResource } from '#server/member/merge/member-merge.routes.ts';
import { leaderResource } from '#server/member/profile/leader.routes.ts';
import { userReactionResource } from '#server/member/profile/user-reaction.routes.ts';
import { profileFieldResource } from '#server/member/profile-field/profile-field.routes.ts';
import { roleResource } from '#server/member/role/role.routes.ts';
import { roleAssignmentResource } from '#server/member/role/role-assignment.routes.ts';
import { rolePreviewResource } from '#server/member/role/role-preview.routes.ts';
import { applicantResource } from '#server/member/session/applicant.routes.ts';
import { sessionResource } from '#server/member/session/session.routes.ts';
import { memberColumnResource } from '#server/member/settings/member-column.routes.ts';
import { signatureResource } from '#server/member/settings/signature.routes.ts';
import { meResource } from '#server/member/user/me.routes.ts';
import { memberBulkResource } from '#server/member/user/member-bulk.routes.ts';
import { userResource } from '#server/member/user/user.routes.ts';
import { heldPostResource } from '#server/moderation/approval/held-post.routes.ts';
import { banRuleResource } from '#server/moderation/ban/ban-rule.routes.ts';
import { heldPostBulkResource } from '#server/moderation/bulk/held-post-bulk.routes.ts';
import { longJobResource } from '#server/moderation/bulk/long-job.routes.ts';
import { collectionResource } from '#server/moderation/collection/collection.routes.ts';
import { decisionResource } from '#server/moderation/decision/decision.routes.ts';
import { escalationResource } from '#server/moderation/escalation/escalation.routes.ts';
import { auditLogResource } from '#server/moderation/log/audit-log.routes.ts';
import { permissionCheckResource } from '#server/moderation/permission/permission-check.routes.ts';
import { reportResource } from '#server/moderation/report/report.routes.ts';
import { reportReasonResource } from '#server/moderation/report/report-reason.routes.ts';
import { deletedPostResource } from '#server/moderation/revision/deleted-post.routes.ts';
import { revisionResource } from '#server/moderation/revision/revision.routes.ts';
import { contentDeletionResource } from '#server/moderation/sanction/content-deletion.routes.ts';
import { moderationMessageResource } from '#server/moderation/site-message/moderation-message.routes.ts';
import { answerTemplateResource } from '#server/moderation/triage/answer-template.routes.ts';
import { moderatorNoteResource } from '#server/moderation/triage/moderator-note.routes.ts';
import { notificationResource } from '#server/notification/notification.routes.ts';
import { notificationPreferenceResource } from '#server/notification/notification-preference.routes.ts';
import { pushSubscriptionResource } from '#server/notification/push-subscription.routes.ts';
import { attachmentResource } from '#server/post/attachment/attachment.routes.ts';
import { postPreviewResource } from '#server/post/body/post-preview.routes.ts';
import { postResource } from '#server/post/post.routes.ts';
import { reactionResource } from '#server/post/reaction/reaction.routes.ts';
import { reactionTypeResource } from '#server/post/reaction/reaction-type.routes.ts';
import { postTranslationResource } from '#server/post/translation/post-translation.routes.ts';
import { postFieldResource } from '#server/post/type/post-field.routes.ts';
import { postTypeResource } from '#server/post/type/post-type.routes.ts';
import { searchResource } from '#server/search/search.routes.ts';

/** All resources of the API, in the order of the reference page. Add each new resource here. */
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
  postTranslationResource,
  sessionResource,
  registrationResource,
  passwordResetResource,
  twoFactorResource,
  invitationResource,
  passkeyResource,
  tokenResource,
  siteTokenResource,
  webhookResource,
  ownDataResource,
  accountDeletionResource,
  authenticatorResource,
  firstAdministratorResource,
  meResource,
  userResource,
  leaderResource,
  ignoreResource,
  memberColumnResource,
  signatureResource,
  profileFieldResource,
  userReactionResource,
  roleResource,
  roleAssignmentResource,
  memberBulkResource,
  memberMergeResource,
  rolePreviewResource,
  userMentionResource,
  applicantResource,
  notificationResource,
  notificationPreferenceResource,
  pushSubscriptionResource,
  liveResource,
  categoryResource,
  tagResource,
  longJobResource,
  collectionResource,
  draftResource,
  conversationResource,
  messageResource,
  mediaResource,
  scrapeResource,
  searchResource,
  configResource,
  localeResource,
  wordResource,
  translationResource,
  translationServiceResource,
  unsubscribeResource,
  emailResource,
  emailTemplateResource,
  incomingMailResource,
  mailServerResource,
  outgoingMailResource,
  outboxResource,
  dashboardResource,
  sampleResource,
  siteTotalResource,
  backupResource,
  restorationResource,
  siteImportResource,
  siteExportResource,
  backgroundJobResource,
  recountResource,
  siteHealthResource,
  tickResource,
  fragmentResource,
  fragmentPlacementResource,
  webFeedResource,
  themeResource,
  themeAssetResource,
  navigationResource,
  layoutCatalogResource,
  layoutDraftResource,
  layoutRecordResource,
  layoutResource,
  layoutViewResource,
  customPageResource,
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
  automationRuleResource,
  banRuleResource,
  permissionCheckResource,
  contentDeletionResource,
];
