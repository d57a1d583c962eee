import type { Draft } from '#api/composer/draft/draft.contract.ts';
import { t } from '#api/translations.ts';

/**
 * Returns the beginning of a draft as text. Returns the number of files for a message that consists only of files, and
 * an empty string for an empty draft.
 */
export function draftExcerpt({ excerpt, attributes }: Draft): string {
  if (excerpt) return excerpt;
  const { files } = (attributes['draftMeta'] ?? {}) as { files?: unknown };
  return Array.isArray(files) && files.length > 0 ? t('composer.drafts.files', { count: files.length }) : '';
}
