import { useSuspenseQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import type { SiteSection } from '#api/administration/layout/site-section.ts';
import { untranslatedCategoriesQuery } from '#api/category/category.queries.ts';
import { languages } from '#api/languages.ts';
import { currentTranslations, t } from '#api/translations.ts';
import { TextSetting } from '#components/administration/setting/text-setting.tsx';
import { OptionDialog } from '#components/post/option/option-dialog.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { slugOf } from './slug-of.ts';

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
  const { api, url } = useSite();
  const { data: categories } = useSuspenseQuery(untranslatedCategoriesQuery(api));
  const [written, setWritten] = useState(section);
  const [hasOwnSlug, setOwnSlug] = useState(!isNew);
  const set = (part: Partial<SiteSection>) => setWritten((before) => ({ ...before, ...part }));
  const { name, slug, description, contentLocale, sectionGroup, categoryID } = written;
  const isLacking = name.trim() === '' || slug.trim() === '' || categoryID === 0;
  return (
    <OptionDialog
      title={isNew ? t('administration.section.add') : t('report.settings.edit-named', { name: section.name })}
      save={() => save(written)}
      onSaved={onSaved}
      entered={written}
      refusal={isLacking ? t('administration.section.lacking') : undefined}
      returnTo={returnTo}
    >
      <TextSetting
        label={t('administration.section.name')}
        required
        maxLength={100}
        value={name}
        onText={(text) => set({ name: text, ...(!hasOwnSlug && { slug: slugOf(text) }) })}
      />
      <TextSetting
        label={t('administration.section.address')}
        help={t('administration.section.address-help', { address: `${url}/${slug}` })}
        required
        dir="ltr"
        maxLength={50}
        value={slug}
        onText={(text) => {
          setOwnSlug(true);
          set({ slug: text });
        }}
      />
      <Field label={t('administration.section.category')} help={t('administration.section.category-help')}>
        {(wiring) => (
          <Select
            {...wiring}
            required
            value={categoryID || ''}
            onChange={({ target }) => set({ categoryID: Number(target.value) })}
          >
            <option value="" disabled>
              {t('administration.section.category-choose')}
            </option>
            {categories.map((category) => (
              <option key={category.categoryID} value={category.categoryID}>
                {'\u00a0'.repeat(2 * (category.depth - 1)) + category.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TextSetting
        label={t('administration.section.description')}
        maxLength={500}
        value={description}
        onText={(text) => set({ description: text })}
      />
      <Field label={t('administration.section.language')} help={t('administration.section.language-help')}>
        {(wiring) => (
          <Select
            {...wiring}
            value={contentLocale ?? ''}
            onChange={({ target }) => set({ contentLocale: target.value || null })}
          >
            <option value="">{t('administration.section.language-any')}</option>
            {currentTranslations().offered.map((one) => (
              <option key={one} value={one} lang={one}>
                {languages[one].name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TextSetting
        label={t('administration.section.group')}
        help={t('administration.section.group-help')}
        maxLength={50}
        value={sectionGroup}
        onText={(text) => set({ sectionGroup: text })}
      />
    </OptionDialog>
  );
}
