import type { RefObject } from 'react';
import type { SiteSection } from '#api/administration/layout/site-section.ts';
import { t } from '#api/translations.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { sectionForm } from './section-form.ts';

interface SectionDialogProps {
  /** The subcommunity to edit, or the initial values of a new one. */
  readonly section: SiteSection;
  readonly isNew?: boolean;
  readonly returnTo: RefObject<HTMLElement | null>;
  readonly save: (section: SiteSection) => Promise<unknown>;
  readonly onSaved: () => unknown;
}

/** The dialog that creates or edits a subcommunity: name, URL slug, description, language and category. */
export function SectionDialog({ section, isNew = false, returnTo, save, onSaved }: SectionDialogProps) {
  const { url } = useSite();
  const { sectionID, categoryID, ...words } = section;
  const values = { ...words, ...(categoryID !== 0 && { categoryID }) };
  return (
    <FormDialog
      title={isNew ? t('administration.section.add') : t('report.settings.edit-named', { name: section.name })}
      loaded={{ schema: sectionForm(`${url}/${section.slug || '…'}`, isNew), values }}
      save={(written) => save({ ...words, ...written, sectionID } as SiteSection)}
      onSaved={onSaved}
      returnTo={returnTo}
    />
  );
}
