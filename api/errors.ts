import { type ApiErrorDetails, ApiFailure } from '#api/failure.ts';

/**
 * Every error the API can answer with. The key is the code a client sees and matches on; a code, once published,
 * keeps its meaning for good. `message` is said to people; `%s` is filled from `ApiErrorDetails.subject`.
 */
export const apiErrors = {
  'request.invalid': { status: 422, message: 'Validation Failed' },
  'request.malformed': { status: 400, message: 'The request could not be read.' },
  'request.query-too-large': { status: 400, message: 'The query string has too many or too deeply nested parameters.' },
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
  'session.second-factor': { status: 401, message: 'Enter the code of your second factor to go on.' },
  'session.second-factor-wrong': { status: 401, message: 'This code is not right, or it was used already.' },
  'session.second-factor-over': { status: 401, message: 'This took too long. Please sign in again.' },
  'session.unconfirmed': { status: 403, message: 'Please show once more that it is you.' },
  'session.not-found': { status: 404, message: 'Session not found.' },
  'registration.closed': { status: 400, message: 'Unsupported registration method.' },
  'registration.name-taken': { status: 422, message: 'The name you entered is already in use by another member.' },
  'registration.email-taken': { status: 422, message: 'The email you entered is in use by another member.' },
  'invitation.required': { status: 422, message: 'This invitation is not valid, or it has expired.' },
  'invitation.not-found': { status: 404, message: 'Invitation not found.' },
  'invitation.used-up': { status: 403, message: 'You have no invitations left at the moment.' },
  'invitation.accepted': { status: 409, message: 'This invitation was accepted already.' },
  'two-factor.not-begun': { status: 409, message: 'Begin setting up your authenticator app first.' },
  'two-factor.on-already': { status: 409, message: 'Your authenticator app is set up already.' },
  'passkey.not-found': { status: 404, message: 'Passkey not found.' },
  'passkey.refused': { status: 400, message: 'This passkey could not be used. Please try again.' },
  'passkey.too-many': { status: 409, message: 'You have as many passkeys as there can be. Remove one first.' },
  'access-token.invalid': { status: 401, message: 'This access token is not valid, or it has expired.' },
  'access-token.read-only': { status: 403, message: 'This access token may only read.' },
  'access-token.not-found': { status: 404, message: 'Access token not found.' },
  'access-token.too-many': {
    status: 409,
    message: 'You have as many access tokens as there can be. Delete one first.',
  },
  'authenticator.not-found': { status: 404, message: 'This way to sign in does not exist.' },
  'authenticator.unreachable': { status: 502, message: 'The service could not be reached. Please try again later.' },
  'authenticator.refused': { status: 400, message: 'The service did not confirm who you are. Please try again.' },
  'authenticator.email-missing': { status: 400, message: 'The service did not tell your e-mail address.' },
  'authenticator.email-in-use': {
    status: 409,
    message:
      'There is an account with your e-mail address already. Sign in to it, then connect the service in your profile.',
  },
  'authenticator.connected-elsewhere': {
    status: 409,
    message: 'This account of the service belongs to another member already.',
  },
  'authenticator.last-way-in': {
    status: 409,
    message: 'This is your only way to sign in. Set a password first.',
  },
  'data-export.not-found': { status: 404, message: 'This export does not exist, or it has expired.' },
  'token.invalid': { status: 400, message: 'This link is not valid. Please request a new one.' },
  'token.expired': { status: 400, message: 'This link has expired. Please request a new one.' },
  'email.already-confirmed': { status: 400, message: 'This email has already been confirmed' },
  'user.not-found': { status: 404, message: 'User not found.' },
  'user.outranks': {
    status: 403,
    message: 'You are not allowed to edit a user that has higher permissions than you.',
  },
  'user.last-administrator': { status: 403, message: 'This is the last administrator, who must stay.' },
  'user.protected': { status: 403, message: 'This user belongs to the forum itself and cannot be changed.' },
  'user.not-ignorable': { status: 403, message: 'This user cannot be ignored.' },
  'user.ignores-enough': { status: 403, message: 'You ignore as many users as you can. Take one off your list first.' },
  'profile-field.not-found': { status: 404, message: 'Profile field not found.' },
  'administrator.exists': { status: 403, message: 'The forum has an administrator already. Please sign in.' },
  'applicant.not-found': { status: 404, message: 'Applicant not found.' },
  'role.not-found': { status: 404, message: 'Role not found.' },
  'role.not-deletable': { status: 403, message: 'This role is needed by the forum and cannot be deleted.' },
  'category.not-found': { status: 404, message: 'Category not found.' },
  'category.not-postable': { status: 403, message: 'This category does not take discussions.' },
  'category.archived': { status: 403, message: 'This category is archived.' },
  'category.not-empty': { status: 409, message: 'This category still has discussions or subcategories.' },
  'category.urlcode-taken': { status: 422, message: 'A category with this code exists already.' },
  'category.too-deep': { status: 422, message: 'Categories cannot be nested this deep.' },
  'category.cycle': { status: 422, message: 'A category cannot be moved into itself or its own subcategories.' },
  'discussion.not-found': { status: 404, message: 'Discussion not found.' },
  'discussion.gone': { status: 410, message: 'This discussion has been deleted.' },
  'discussion.not-editable': { status: 400, message: 'Editing discussions is not allowed.' },
  'discussion.closed': { status: 403, message: 'This discussion has been closed.' },
  'discussion.unknown-type': { status: 400, message: 'Record not found.' },
  'discussion.canonical-url-exists': { status: 400, message: 'This discussion already has a canonical URL.' },
  'comment.not-found': { status: 404, message: 'Comment not found.' },
  'comment.not-editable': { status: 400, message: 'Editing comments is not allowed.' },
  'comment.parent-elsewhere': { status: 400, message: 'Parent comment is from a different thread.' },
  'comment.too-deep': { status: 400, message: 'Comment exceeds maximum depth.' },
  'comment.different-parents': { status: 400, message: 'Comments must belong to the same parent record.' },
  'conversation.not-found': { status: 404, message: 'Conversation not found.' },
  'conversation.disabled': { status: 403, message: 'Messages are switched off here.' },
  'conversation.ignored': { status: 403, message: 'Nobody else in this conversation receives messages from you.' },
  'message.not-found': { status: 404, message: 'Message not found.' },
  'moderation-message.not-found': { status: 404, message: 'Message not found.' },
  'moderation-message.not-dismissible': { status: 403, message: 'This message cannot be dismissed.' },
  'tag.not-found': { status: 404, message: 'Tag not found.' },
  'tag.in-use': { status: 409, message: 'This tag is still used by discussions or other tags.' },
  'tag.urlcode-taken': { status: 422, message: 'A tag with this code exists already.' },
  'tag.not-enabled': { status: 403, message: 'Tagging is not enabled.' },
  'reaction.not-found': { status: 404, message: 'Reaction not found.' },
  'draft.stale': {
    status: 409,
    message: 'A newer copy of this draft was saved elsewhere. Choose which one to keep.',
  },
  'reaction.not-usable': { status: 400, message: 'This reaction is not in use.' },
  'draft.not-found': { status: 404, message: 'There is no such draft, or it belongs to someone else.' },
  'media.not-found': { status: 404, message: 'Media not found.' },
  'media.too-large': { status: 413, message: 'The uploaded file was too big (max %s).' },
  'media.not-allowed': {
    status: 422,
    message: 'The uploaded file did not have an allowed extension. Only the following extensions are allowed. %s.',
  },
  'media.wrong-content': {
    status: 422,
    message: 'The uploaded file is not what its name says. Please check it and try again.',
  },
  'media.unreadable': { status: 422, message: 'This picture could not be read. It may be damaged or far too large.' },
  'media.missing': { status: 422, message: 'Choose a file to upload.' },
  'config.forbidden': { status: 403, message: 'You may not change these settings: %s.' },
  'locale.not-found': { status: 404, message: 'Locale not found.' },
  'calls.unsigned': { status: 403, message: 'Permission Problem' },
  'server.busy': { status: 503, message: 'The forum is busy right now. Please try again in a moment.' },
  'server.unexpected': { status: 500, message: 'Something went wrong.' },
  'network.unreachable': { status: 0, message: 'Something went wrong while contacting the server.' },
} as const satisfies Record<`${string}.${string}`, { status: number; message: string }>;

/** The name of a published error. */
export type ApiErrorCode = keyof typeof apiErrors;

/** An expected refusal of the server, by its code. */
export class ApiError extends ApiFailure {
  constructor(code: ApiErrorCode, details: ApiErrorDetails = {}, options?: ErrorOptions) {
    const { status, message } = apiErrors[code];
    super(code, { status, message: message.replace('%s', details.subject ?? '') }, details, options);
  }
}
