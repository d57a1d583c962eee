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
  'session.not-found': { status: 404, message: 'Session not found.' },
  'registration.closed': { status: 400, message: 'Unsupported registration method.' },
  'registration.name-taken': { status: 422, message: 'The name you entered is already in use by another member.' },
  'registration.email-taken': { status: 422, message: 'The email you entered is in use by another member.' },
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
