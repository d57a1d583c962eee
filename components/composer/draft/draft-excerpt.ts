import type { Draft } from '#api/composer/draft/draft.contract.ts';
import { t } from '#api/translations.ts';

/** The beginning of a draft as text; of a message that is only files, how many; empty when there is nothing yet. */
export function draftExcerpt({ excerpt, attributes }: Draft): string {
  if (excerpt) return excerpt;
  const { files } = (attributes['draftMeta'] ?? {}) as { files?: unknown };
  return Array.isArray(files) && files.length > 0 ? t('composer.drafts.files', { count: files.length }) : '';
}
