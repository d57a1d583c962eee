import { ApiFailure } from '#api/failure.ts';
import { t } from '#api/translations.ts';

/** The kind and texts of an error page. */
interface Fault {
  readonly kind: 'permission' | 'notFound' | 'other';
  readonly title: string;
  readonly text: string;
}

const permission = (): Fault => ({
  kind: 'permission',
  title: t('shell.fault.permission'),
  text: t('shell.fault.permission-text'),
});

const notFound = (): Fault => ({
  kind: 'notFound',
  title: t('shell.fault.error'),
  text: t('shell.fault.not-found-text'),
});

const gone = (): Fault => ({
  kind: 'notFound',
  title: t('shell.fault.deleted'),
  text: t('shell.fault.deleted-text'),
});

const commentGone = (): Fault => ({
  kind: 'notFound',
  title: t('shell.fault.comment-deleted'),
  text: t('shell.fault.deleted-text'),
});

const other = (text = t('shell.fault.later')): Fault => ({ kind: 'other', title: t('shell.fault.error'), text });

// Descriptions with permission or field names are meant for developers, so users get the general text instead.
const reasonOf = ({ details }: ApiFailure): string | undefined =>
  details?.permissions || details?.errors ? undefined : details?.description;

/** Returns the address of the discussion of a deleted comment. */
export const discussionOf = (error: unknown): string | undefined =>
  error instanceof ApiFailure && error.code === 'comment.not-found'
    ? (error.details.record as { url?: string } | undefined)?.url
    : undefined;

/**
 * Returns the error page for a failure (docs/behavior/shell.md#error-pages). A description from the server, or from a
 * proxy in front of it, replaces the text.
 */
export function getErrorPageContent(error: unknown): Fault {
  const status = (error as { status?: number } | null)?.status;
  const reason = status === 403 ? reasonOf(error as ApiFailure) : undefined;
  if (status === 403) return { ...permission(), ...(reason && { text: reason }) };
  if (status === 410) return gone();
  if (discussionOf(error)) return commentGone();
  if (status === 404) return notFound();
  return error instanceof ApiFailure && error.code === 'network.unreachable'
    ? other(t('shell.fault.unreachable'))
    : other(error instanceof ApiFailure ? reasonOf(error) : undefined);
}
