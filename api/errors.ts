import { type ApiErrorDetails, ApiFailure } from '#api/failure.ts';
import { fieldsFailure } from '#api/fields-failure.ts';
import { permissionFailure } from '#api/permission-failure.ts';

/**
 * All errors the API can return. The key is the code on which clients match; the meaning of a published code never
 * changes. `message` is shown to users; `%s` is replaced with `ApiErrorDetails.subject`.
 */
export const apiErrors = {
  'request.invalid': { status: 422, message: 'Validation Failed' },
  'request.malformed': { status: 400, message: 'The request could not be read. Check its format.' },
  'request.query-too-large': { status: 400, message: 'The query string has too many or too deeply nested parameters.' },
  'request.url-too-long': {
    status: 414,
    message: 'The address of this request is too long. Use fewer search words or filters.',
  },
  'request.too-large': { status: 413, message: 'The request is too large.' },
  'request.unsupported-media-type': { status: 415, message: 'This type of content is not accepted here.' },
  'request.too-many': { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  'request.forged': {
    status: 403,
    message: 'The request did not come from this site. Please reload the page and try again.',
  },
  'request.method-not-allowed': { status: 405, message: 'This method is not allowed here.' },
  'route.not-found': { status: 404, message: 'Page Not Found' },
  'permission.missing': { status: 403, message: 'Permission Problem' },
  'session.required': { status: 403, message: 'Permission Problem' },
  'session.bad-credentials': {
    status: 401,
    message:
      'We could not sign you in with this name and password. Please check both and try again, or use “Forgot your password?”.',
  },
  'session.banned': { status: 403, message: 'This account has been banned.' },
  'session.suspended': { status: 429, message: 'Too many failed attempts. Please wait %s and try again.' },
  'session.guarded': {
    status: 429,
    message:
      'There were many failed sign-in attempts for this account from other places. Please wait %s, use a browser you have signed in with before, or use “Forgot your password?” and open its link in this browser, which then also accepts your current password.',
  },
  'session.second-factor': { status: 401, message: 'Enter your two-factor code to continue.' },
  'session.second-factor-wrong': {
    status: 401,
    message: 'This code is wrong or has already been used. Enter a new code.',
  },
  'session.second-factor-over': { status: 401, message: 'Your sign-in has expired. Please sign in again.' },
  'session.unconfirmed': { status: 403, message: 'Please confirm your identity.' },
  'password.incorrect': { status: 401, message: 'This is not your current password.' },
  'session.not-found': { status: 404, message: 'Session not found.' },
  'registration.closed': { status: 400, message: 'Unsupported registration method.' },
  'registration.name-taken': { status: 422, message: 'The name you entered is already in use by another member.' },
  'registration.bot-refused': { status: 422, message: 'The anti-spam check failed. Please try again.' },
  'registration.bot-unreachable': {
    status: 503,
    message: 'The anti-spam check is not available right now. Please try again in a moment.',
  },
  'registration.email-taken': { status: 422, message: 'The email you entered is in use by another member.' },
  'invitation.required': { status: 422, message: 'This invitation is not valid, or it has expired.' },
  'invitation.not-found': { status: 404, message: 'Invitation not found.' },
  'invitation.used-up': { status: 403, message: 'You have no invitations left right now.' },
  'invitation.accepted': { status: 409, message: 'This invitation has already been accepted.' },
  'two-factor.not-begun': { status: 409, message: 'Start setting up your authenticator app first.' },
  'two-factor.on-already': { status: 409, message: 'Your authenticator app is already set up.' },
  'passkey.not-found': { status: 404, message: 'Passkey not found.' },
  'passkey.refused': { status: 400, message: 'This passkey could not be used. Please try again.' },
  'passkey.too-many': { status: 409, message: 'You have reached the maximum number of passkeys. Remove one first.' },
  'access-token.invalid': { status: 401, message: 'This access token is not valid, or it has expired.' },
  'access-token.read-only': { status: 403, message: 'This access token is read-only.' },
  'session.service-account': { status: 403, message: 'A service account cannot sign in.' },
  'access-token.out-of-scope': { status: 403, message: 'This access token is limited to other areas.' },
  'access-token.creation-closed': {
    status: 403,
    message: 'This site does not allow you to create access tokens. Ask an administrator.',
  },
  'access-token.not-service': { status: 409, message: 'Choose a service account: a member who cannot sign in.' },
  'access-token.not-found': { status: 404, message: 'Access token not found.' },
  'access-token.too-many': {
    status: 409,
    message: 'You have reached the maximum number of access tokens. Delete one first.',
  },
  'webhook.not-found': { status: 404, message: 'Webhook not found.' },
  'webhook.delivery-not-found': {
    status: 404,
    message: 'Delivery not found. It may have been removed from the history.',
  },
  'webhook.inactive': { status: 409, message: 'This webhook is not active. Activate it first.' },
  'authenticator.not-found': { status: 404, message: 'This sign-in method does not exist.' },
  'authenticator.unreachable': { status: 502, message: 'The service could not be reached. Please try again later.' },
  'authenticator.refused': { status: 400, message: 'The service did not confirm your identity. Please try again.' },
  'authenticator.email-missing': { status: 400, message: 'The service did not provide your email address.' },
  'authenticator.email-in-use': {
    status: 409,
    message:
      'An account with your email address already exists. Sign in to it, then connect the service in your profile.',
  },
  'authenticator.connected-elsewhere': {
    status: 409,
    message: 'This account is already connected to another member.',
  },
  'authenticator.last-way-in': {
    status: 409,
    message: 'This is your only way to sign in. Set a password first.',
  },
  'account-deletion.not-found': { status: 404, message: 'Your account is not scheduled for deletion.' },
  'backup.not-found': { status: 404, message: 'This backup does not exist. Someone may have deleted it.' },
  'backup.file-missing': { status: 404, message: 'The file of this backup is not in the backup folder.' },
  'backup.pending': {
    status: 409,
    message: 'A backup is already being made. Wait until it is finished, or cancel it.',
  },
  'backup.check-pending': {
    status: 409,
    message: 'A backup is already being checked. Wait until that is finished, or cancel it.',
  },
  'restoration.unavailable': {
    status: 409,
    message: 'This forum uses a PostgreSQL server. Restore the backup with the command instead.',
  },
  'restoration.not-found': { status: 404, message: 'This restored data does not exist any more.' },
  'restoration.pending': {
    status: 409,
    message: 'A backup is already being restored. Wait until that is finished, or cancel it.',
  },
  'restoration.not-ready': {
    status: 409,
    message: 'Only completely restored data that equals its backup can be used. Restore the backup again.',
  },
  'restoration.switching': { status: 409, message: 'The forum is already changing to other data.' },
  'restoration.file-refused': {
    status: 422,
    message: 'This file is not a complete backup of this forum software, or it is damaged.',
  },
  'restoration.upload-interrupted': { status: 409, message: 'The upload was interrupted. Choose the file again.' },
  'former-data.not-found': { status: 404, message: 'This former data does not exist any more.' },
  'background-job.not-found': {
    status: 404,
    message: 'This job is not among the failed ones any more. Someone may have retried or discarded it.',
  },
  'recount.pending': { status: 409, message: 'A recount is already running. Wait until it is finished, or cancel it.' },
  'recount.not-found': { status: 404, message: 'This recount does not exist.' },
  'export.not-found': { status: 404, message: 'This export does not exist. Someone may have deleted it.' },
  'export.file-missing': { status: 404, message: 'The file of this export is not in the backup folder.' },
  'export.pending': {
    status: 409,
    message: 'An export is already being written. Wait until it is finished, or cancel it.',
  },
  'import.not-found': { status: 404, message: 'This import does not exist. Someone may have deleted it.' },
  'import.dump-not-found': {
    status: 404,
    message: 'This dump does not exist, or it contains no file that can be imported.',
  },
  'import.list-missing': { status: 404, message: 'This list does not exist any more.' },
  'import.pending': {
    status: 409,
    message: 'An import or a dry run is already running. Wait until it is finished, or cancel it.',
  },
  'import.untried': { status: 409, message: 'Wait until the dry run is finished and read its report. Then import.' },
  'import.file-refused': {
    status: 422,
    message: 'Choose Users, Tags, Posts, Comments, Badges or Votes as .xml or .xml.gz.',
  },
  'import.file-too-large': {
    status: 413,
    message: 'A file may have at most 1 GB. Compress it as .xml.gz, or copy the dump to the server folder for imports.',
  },
  'data-export.not-found': { status: 404, message: 'This export does not exist, or it has expired.' },
  'token.invalid': { status: 400, message: 'This link is not valid. Please request a new one.' },
  'token.expired': { status: 400, message: 'This link has expired. Please request a new one.' },
  'outbox.not-found': { status: 404, message: 'This email does not exist.' },
  'unsubscribe.token-invalid': { status: 400, message: 'Unsubscribe token is invalid.' },
  'mail-server.no-address': {
    status: 422,
    message: 'Your account has no email address to which the test could be sent.',
  },
  'mail-bounce.not-found': { status: 404, message: 'This address has not refused a message.' },
  'incoming-mail.wrong-secret': { status: 401, message: 'The secret of the webhook is missing or wrong.' },
  'incoming-mail.no-mail': { status: 422, message: 'The request contains no mail.' },
  'incoming-mail.incomplete': {
    status: 422,
    message: 'Save the mail server and the user name first.',
  },
  'email.already-confirmed': { status: 400, message: 'This email has already been confirmed' },
  'user.not-found': { status: 404, message: 'User not found.' },
  'user.outranks': {
    status: 403,
    message: 'You are not allowed to edit a user that has higher permissions than you.',
  },
  'user.last-administrator': { status: 403, message: 'This is the last administrator and cannot be removed.' },
  'user.protected': { status: 403, message: 'This is a built-in user and cannot be changed.' },
  'user.merge-same': { status: 422, message: 'An account cannot be merged into itself. Choose another one.' },
  'user.merge-oneself': {
    status: 403,
    message: 'You cannot merge the account with which you are signed in. Merge the other one into it.',
  },
  'user.merge-banned': {
    status: 403,
    message: 'This account is banned, and the ban would apply to your own account. Lift the ban first.',
  },
  'user.not-ignorable': { status: 403, message: 'This user cannot be ignored.' },
  'user.ignores-enough': {
    status: 403,
    message: 'You have reached the maximum number of ignored users. Remove one from your list first.',
  },
  'profile-field.not-found': { status: 404, message: 'Profile field not found.' },
  'administrator.exists': { status: 403, message: 'This forum already has an administrator. Please sign in.' },
  'layout.not-found': { status: 404, message: 'This page does not exist.' },
  'custom-page.not-found': { status: 404, message: 'Custom page not found.' },
  'layout.no-page': {
    status: 404,
    message: 'There is no page of this kind yet. Create the first one, such as a discussion, and try again.',
  },
  'layout.revision-not-found': { status: 404, message: 'This layout does not have this revision.' },
  'layout.template': { status: 409, message: 'This layout comes with the forum. Copy it to change it.' },
  'layout.applied': { status: 422, message: 'This layout cannot be deleted because it is currently applied.' },
  'layout.needed-by-page': {
    status: 409,
    message: 'The custom page "%s" needs this layout. Delete the page, or apply another layout to it.',
  },
  'layout.changed-meanwhile': {
    status: 409,
    message: '%s has changed this layout in the meantime. Nothing was changed.',
  },
  'applicant.not-found': { status: 404, message: 'Applicant not found.' },
  'applicant.answered': { status: 409, message: '%s has already decided this application.' },
  'role.not-found': { status: 404, message: 'Role not found.' },
  'site.members-only': { status: 403, message: 'This community is for members only. Please sign in.' },
  'conversation.reason-required': {
    status: 403,
    message: 'Enter a reason for reading this conversation. The participants see the reason.',
  },
  'role.outranks': {
    status: 403,
    message: 'You can only grant, revoke and edit permissions that you have yourself. You do not have %s.',
  },
  'role.is-default': {
    status: 409,
    message: 'The forum assigns this role by itself. Choose another default role first.',
  },
  'role.not-deletable': { status: 403, message: 'This is a built-in role and cannot be deleted.' },
  'category.not-found': { status: 404, message: 'Category not found.' },
  'category.not-postable': {
    status: 403,
    message: 'Discussions cannot be posted in this category. Choose another one.',
  },
  'category.archived': { status: 403, message: 'This category is archived.' },
  'category.not-empty': {
    status: 409,
    message: 'This category still has discussions or subcategories. Move them first.',
  },
  'category.urlcode-taken': { status: 422, message: 'A category with this code already exists. Choose another code.' },
  'category.too-deep': { status: 422, message: 'Categories cannot be nested this deep.' },
  'category.arranged-meanwhile': {
    status: 409,
    message:
      'Someone else has moved categories in the meantime. Your change was not saved; the list shows the current order.',
  },
  'category.cycle': { status: 422, message: 'A category cannot be moved into itself or its own subcategories.' },
  'discussion.not-found': { status: 404, message: 'Discussion not found.' },
  'discussion.gone': { status: 410, message: 'This discussion has been deleted.' },
  'discussion.not-editable': { status: 400, message: 'Editing discussions is not allowed.' },
  'discussion.closed': { status: 403, message: 'This discussion has been closed.' },
  'discussion.unknown-type': { status: 400, message: 'Record not found.' },
  'discussion.changed-meanwhile': {
    status: 409,
    message:
      'Someone else has changed this discussion in the meantime. Nothing was changed; this is the current version.',
  },
  'discussion.canonical-url-exists': { status: 400, message: 'This discussion already has a canonical URL.' },
  'discussion.deleted-meanwhile': { status: 409, message: '%s has already deleted this discussion.' },
  'discussion.merged-meanwhile': { status: 409, message: '%s has already merged this discussion into another one.' },
  'discussion.is-redirect': { status: 409, message: 'A redirect link cannot be merged.' },
  'discussion.not-an-idea': { status: 400, message: 'The discussion is not an idea.' },
  'discussion.not-a-question': { status: 400, message: 'The discussion is not a question.' },
  'question-follow-up.off': { status: 400, message: 'This feature is not enabled.' },
  'post-translation.off': { status: 403, message: 'This site does not translate posts.' },
  'post-translation.private': {
    status: 403,
    message: 'Posts of this category are private, so they are not sent to a translation service.',
  },
  'post-translation.budget-used': {
    status: 429,
    message: 'The translations of this site are used up for today. They are available again from %s.',
  },
  'post-translation.too-long': {
    status: 422,
    message: 'This post is longer than all that this site translates in a day.',
  },
  'post-type.not-found': { status: 404, message: 'Post type not found.' },
  'post-type.original': {
    status: 409,
    message: 'This is a built-in post type. You can disable it, but not delete it.',
  },
  'post-type.not-yours': { status: 403, message: 'Your roles do not allow posts of this type.' },
  'post-field.not-found': { status: 404, message: 'Post field not found.' },
  'discussion-status.not-found': { status: 404, message: 'Status not found.' },
  'discussion-status.system': { status: 409, message: 'This is a built-in status and cannot be changed.' },
  'discussion-status.in-use': {
    status: 409,
    message: 'This status is still used by discussions. Give them another status first.',
  },
  'discussion.merge-too-few': { status: 422, message: 'You must select at least 2 discussions to merge.' },
  'collection.not-found': { status: 404, message: 'Collection not found.' },
  'collection.name-taken': { status: 422, message: 'A collection named "%s" already exists.' },
  'collection.changed-meanwhile': {
    status: 409,
    message: 'Someone else has changed this collection in the meantime. Your changes are not saved yet.',
  },
  'comment.not-found': { status: 404, message: 'Comment not found.' },
  'comment.not-an-answer': { status: 400, message: 'The comment is not an answer.' },
  'comment.not-editable': { status: 400, message: 'Editing comments is not allowed.' },
  'comment.parent-elsewhere': { status: 400, message: 'Parent comment is from a different thread.' },
  'comment.too-deep': { status: 400, message: 'Comment exceeds maximum depth.' },
  'comment.deleted-meanwhile': { status: 409, message: '%s has already deleted this comment.' },
  'comment.moved-meanwhile': { status: 409, message: '%s has already moved these comments to another discussion.' },
  'comment.none-found': { status: 404, message: 'Comments not found.' },
  'comment.from-several': { status: 400, message: 'Comments from multiple discussions selected.' },
  'comment.different-parents': { status: 400, message: 'Comments must belong to the same parent record.' },
  'conversation.not-found': { status: 404, message: 'Conversation not found.' },
  'conversation.disabled': { status: 403, message: 'Private messages are turned off on this site.' },
  'conversation.ignored': { status: 403, message: 'No one else in this conversation receives messages from you.' },
  'message.not-found': { status: 404, message: 'Message not found.' },
  'moderation-message.not-found': { status: 404, message: 'Message not found.' },
  'moderation-message.not-dismissible': { status: 403, message: 'This message cannot be dismissed.' },
  'navigation.changed-meanwhile': {
    status: 409,
    message: 'Someone else has changed the navigation in the meantime. Your changes are not saved yet.',
  },
  'notification.not-found': { status: 404, message: 'Notification not found.' },
  'notification.not-yours': { status: 403, message: 'You do not have access to the notification(s).' },
  'tag.not-found': { status: 404, message: 'Tag not found.' },
  'tag.in-use': { status: 409, message: 'This tag is still used by discussions or other tags.' },
  'tag.urlcode-taken': { status: 422, message: 'A tag with this code already exists. Choose another code.' },
  'tag.not-enabled': { status: 403, message: 'Tagging is not enabled.' },
  'reaction.not-found': { status: 404, message: 'Reaction not found.' },
  'attachment.no-integration': { status: 404, message: 'This service is not available here.' },
  'attachment.not-found': { status: 404, message: 'Attachment not found.' },
  'attachment.own-only': { status: 403, message: 'Only the author can send this post there.' },
  'attachment.already': { status: 409, message: '%s has already sent this there.' },
  'attachment.unreachable': {
    status: 502,
    message: '%s could not be reached. Nothing was sent; please try again later.',
  },
  'draft.too-many': {
    status: 422,
    message:
      'You have reached the maximum of %s drafts. Discard one of them; until then this text is saved on your device only.',
  },
  'draft.is-draft': { status: 400, message: 'The record currently is a draft no changes are needed.' },
  'draft.stale': {
    status: 409,
    message: 'A newer version of this draft was saved elsewhere. Choose which one to keep.',
  },
  'reaction.not-usable': { status: 400, message: 'This reaction is turned off.' },
  'reaction.idea-closed': { status: 400, message: 'This idea is closed. New votes are not possible.' },
  'draft.not-found': { status: 404, message: 'This draft does not exist, or it belongs to someone else.' },
  'media.not-found': { status: 404, message: 'Media not found.' },
  'media.too-large': { status: 413, message: 'The uploaded file was too big (max %s).' },
  'media.not-allowed': {
    status: 422,
    message: 'The uploaded file did not have an allowed extension. Only the following extensions are allowed. %s.',
  },
  'media.wrong-content': {
    status: 422,
    message: 'The content of the uploaded file does not match its extension. Please check it and try again.',
  },
  'media.unreadable': { status: 422, message: 'This picture could not be read. It may be damaged or far too large.' },
  'media.unreadable-address': { status: 422, message: 'This address could not be read.' },
  'media.quota-reached': {
    status: 413,
    message: 'This file exceeds your storage space. %s are used. Delete uploads that you no longer need.',
  },
  'media.too-many': { status: 429, message: 'You have uploaded too many files. Please wait a moment and try again.' },
  'media.too-many-pixels': {
    status: 422,
    message: 'This picture has too many pixels. The maximum for its format is %s megapixels.',
  },
  'media.missing': { status: 422, message: 'Choose a file to upload.' },
  'log-entry.not-found': { status: 404, message: 'Log entry not found.' },
  'log-entry.undone': { status: 409, message: '%s has already undone this.' },
  'log-entry.changed': { status: 409, message: '%s has changed this since, so it can no longer be undone.' },
  'log-entry.different': { status: 409, message: 'This has changed since, so it can no longer be undone.' },
  'log-entry.gone': {
    status: 409,
    message: 'Something that is needed to undo this has been deleted, so it can no longer be undone.',
  },
  'log-entry.final': { status: 409, message: 'This cannot be undone.' },
  'decision.not-found': { status: 404, message: 'Decision not found.' },
  'decision.oneself': { status: 403, message: 'You cannot sanction yourself.' },
  'decision.administrator': { status: 403, message: 'Administrators cannot be sanctioned.' },
  'decision.already': {
    status: 409,
    message: 'Someone else has already decided this. Nothing was changed; check the decision first.',
  },
  'decision.over': { status: 409, message: 'This decision is no longer in force.' },
  'decision.removal': { status: 409, message: 'This cannot be lifted here. Restore the removed post from the log.' },
  'appeal.given': { status: 409, message: 'You have already appealed this decision.' },
  'appeal.not-found': { status: 404, message: 'There is no appeal of this decision.' },
  'appeal.answered': { status: 409, message: 'Someone else has already answered this appeal. Nothing was changed.' },
  'appeal.own-decision': {
    status: 403,
    message: 'Appeals are reviewed by someone other than the original decision maker.',
  },
  'session.muted': {
    status: 403,
    message: 'You can read but not write at the moment. See your notifications for the reason.',
  },
  'session.preview': {
    status: 403,
    message: 'You are viewing the forum as the role %s, so nothing can be changed. Leave this view first.',
  },
  'automation-rule.not-found': { status: 404, message: 'Automation rule not found.' },
  'automation-rule.dispatch-not-found': { status: 404, message: 'This run does not exist.' },
  'automation-rule.unknown-trigger': {
    status: 422,
    message: 'This rule has a part that does not exist. Choose another trigger, condition or action.',
  },
  'automation-rule.no-records': { status: 409, message: 'The rule found nothing to do in this time.' },
  'automation-rule.waiting': {
    status: 409,
    message: 'A run of this rule waits for a confirmation. Confirm or skip it first.',
  },
  'automation-rule.decided': { status: 409, message: 'Someone has already decided about this run.' },
  'automation-rule.record-gone': { status: 409, message: 'The record no longer exists.' },
  'automation-rule.own-message': { status: 409, message: 'The rule would send you a message to yourself.' },
  'automation-rule.no-authority': {
    status: 403,
    message:
      'The administrator who saved this rule may no longer manage the site. Activate it to use your permissions.',
  },
  'ban-rule.not-found': { status: 404, message: 'Ban rule not found.' },
  'ban-rule.exists': { status: 409, message: 'This rule already exists.' },
  'ban-rule.hits-staff': {
    status: 409,
    message: 'This rule would block moderators: %s. Make it narrower.',
  },
  'ban-rule.blocked': {
    status: 403,
    message: 'Your access is blocked by a ban rule. If you think this is a mistake, contact the administrators.',
  },
  'comment.parent-deleted': {
    status: 409,
    message: 'The comment that this one replies to is deleted. Restore that comment first.',
  },
  'post.not-deleted': { status: 409, message: 'This is not deleted, or someone has already restored it.' },
  'revision.not-found': { status: 404, message: 'This revision does not exist.' },
  'report-reason.not-found': { status: 404, message: 'Report reason not found.' },
  'report-reason.taken': { status: 409, message: 'A reason named %s already exists.' },
  'report.disabled': { status: 403, message: 'Reports are turned off on this site.' },
  'report.no-reasons': { status: 403, message: 'No report reasons available.' },
  'report.not-found': { status: 404, message: 'Report not found.' },
  'report.own': { status: 403, message: 'You cannot report your own posts.' },
  'report.record-not-found': { status: 404, message: 'The content you want to report no longer exists.' },
  'report.handled': { status: 409, message: '%s has already handled this report. Nothing was changed.' },
  'report.claimed': { status: 409, message: '%s is working on this report. Take it over first, or leave it to them.' },
  'report.nothing-to-undo': { status: 409, message: 'There is nothing to undo.' },
  'report.not-a-post': { status: 400, message: 'This is only possible for discussions and comments.' },
  'escalation.not-found': { status: 404, message: 'Escalation not found.' },
  'escalation.exists': { status: 409, message: 'This post has already been escalated.' },
  'escalation.changed': {
    status: 409,
    message: '%s has changed this escalation in the meantime. Nothing was changed.',
  },
  'fragment.not-found': { status: 404, message: 'Fragment not found.' },
  'fragment.revision-not-found': { status: 404, message: 'This fragment does not have this revision.' },
  'fragment.revision-published': { status: 409, message: 'Only a draft can be deleted. Published revisions are kept.' },
  'fragment.in-use': { status: 409, message: 'This fragment cannot be deleted because %s shows it.' },
  'fragment.changed-meanwhile': {
    status: 409,
    message: '%s has changed this fragment in the meantime. Nothing was saved.',
  },
  'theme.not-found': { status: 404, message: 'Theme not found.' },
  'theme.revision-not-found': { status: 404, message: 'This theme does not have this revision.' },
  'theme.asset-not-found': { status: 404, message: 'The theme does not have this asset.' },
  'theme.asset-refused': {
    status: 422,
    message: 'Themes can contain only colors, sizes and safe HTML. %s is not accepted.',
  },
  'theme.template': { status: 409, message: 'This theme comes with the forum. Copy it to change it.' },
  'theme.changed-meanwhile': {
    status: 409,
    message: 'Somebody else has changed this theme in the meantime. Nothing was saved.',
  },
  'theme.current': {
    status: 409,
    message: 'This theme cannot be deleted because it is the currently applied theme.',
  },
  'answer-template.not-found': { status: 404, message: 'Answer template not found.' },
  'answer-template.taken': { status: 409, message: 'A template named %s already exists.' },
  'held-post.not-found': { status: 404, message: 'This post is not waiting for approval.' },
  'held-post.decided': { status: 409, message: '%s has already decided this post. Nothing was changed.' },
  'held-post.conflict': {
    status: 409,
    message: '%s has changed the post since this edit was written. Reject the edit, or ask its author to edit again.',
  },
  'post.too-complex': {
    status: 422,
    message: 'This text is too complex to display. Shorten it, or split it into several posts.',
  },
  'post.spam': {
    status: 403,
    message: 'This looks like spam, so it was not posted. If you think this is a mistake, contact the administrators.',
  },
  'post.held': { status: 202, message: 'Your post will appear after it is approved.' },
  'config.forbidden': { status: 403, message: 'You do not have permission to change these settings: %s.' },
  'email-template.not-found': { status: 404, message: 'This email does not exist.' },
  'locale.not-found': { status: 404, message: 'Locale not found.' },
  'locale.built-in': {
    status: 409,
    message: 'The languages of the forum cannot be removed. Stop offering it instead.',
  },
  'locale.default': {
    status: 409,
    message: 'The default language cannot be removed. Choose another default language first.',
  },
  'translation.record-not-found': { status: 404, message: 'The record of the translation does not exist.' },
  'translation.resource-not-found': { status: 404, message: 'The translation resource does not exist.' },
  'translation.resource-taken': { status: 400, message: 'The resource %s exists' },
  'translation.not-configured': {
    status: 409,
    message: 'No translation service is set up for this language. An administrator can set one up under “Languages”.',
  },
  'translation.key-refused': {
    status: 502,
    message: '%s refused the API key. An administrator can check it under “Languages”.',
  },
  'translation.quota-exceeded': {
    status: 503,
    message: 'The quota at %s is used up. Texts can be translated again when it is renewed or raised.',
  },
  'translation.busy': {
    status: 503,
    message: '%s receives too many requests right now. Please try again in a moment.',
  },
  'translation.timeout': { status: 504, message: '%s did not answer in time. Please try again later.' },
  'translation.unreachable': {
    status: 502,
    message:
      '%s could not be reached. Please try again later. An administrator can check the address under “Languages”.',
  },
  'translation.language-unsupported': { status: 409, message: '%s does not translate from or into this language.' },
  'translation.too-long': { status: 413, message: 'This text is too long for %s.' },
  'translation.failed': { status: 502, message: '%s could not translate this text. Please try again later.' },
  'translation-service.not-found': { status: 404, message: 'This type of translation service does not exist.' },
  'translation-service.not-set-up': { status: 409, message: 'Set up %s before you test it.' },
  'calls.unsigned': { status: 403, message: 'Permission Problem' },
  'calls.not-found': { status: 404, message: 'This job does not exist, or it belongs to someone else.' },
  'server.busy': { status: 503, message: 'The forum is busy right now. Please try again in a moment.' },
  'server.database-away': {
    status: 503,
    message: 'The forum cannot reach its database right now. Please try again in a moment.',
  },
  'server.restoring': {
    status: 503,
    message: 'The forum is changing to restored data. It will be back in a moment.',
  },
  'server.storage-full': {
    status: 507,
    message: 'The forum has no storage space left. Please try again later.',
  },
  'server.unexpected': { status: 500, message: 'Something went wrong.' },
  'network.unreachable': { status: 0, message: 'Something went wrong while contacting the server.' },
} as const satisfies Record<`${string}.${string}`, { status: number; message: string }>;

/** The code of a published error. */
export type ApiErrorCode = keyof typeof apiErrors;

/** An expected error of the server, identified by its code. */
export class ApiError extends ApiFailure {
  /** Creates a validation error for fields: `ApiError.fields({ name: 'Name is required.' })`. */
  static readonly fields = fieldsFailure;

  /** Creates a 403 error that names the missing permissions. */
  static readonly permission = permissionFailure;

  constructor(code: ApiErrorCode, details: ApiErrorDetails = {}, options?: ErrorOptions) {
    const { status, message } = apiErrors[code];
    super(code, { status, message: message.replace('%s', details.subject ?? '') }, details, options);
  }
}
