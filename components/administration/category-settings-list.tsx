import { useSuspenseQuery } from '@tanstack/react-query';
import { FolderTree } from 'lucide-react';
import { localesQuery } from '#api/administration/locale.queries.ts';
import { categoryResource, translatableTexts } from '#api/administration/translatable.ts';
import { propertyKeyOf } from '#api/administration/translation-key.ts';
import { writtenCategoriesQuery } from '#api/category/category.queries.ts';
import type { CategoryBranch } from '#api/category/category-fields.contract.ts';
import { t, words } from '#api/words.ts';
import { EmptyState } from '#components/primitives/empty-state.tsx';
import { Link } from '#components/primitives/link.tsx';
import { Message } from '#components/primitives/message.tsx';
import { Tag } from '#components/primitives/tag.tsx';
import { useSite } from '#components/shell/site-context.tsx';
import type { TranslationProperty } from '#machines/administration/translation-text.ts';
import { recordName, recordNote, recordRow, recordSheet, recordWords } from '#theme/layout/record.css.ts';
import { ContentTranslator } from './content-translator.tsx';
import { useTranslations } from './use-translations.ts';

/** All categories as they were written, each to be translated into the languages that the site offers. */
export function CategorySettingsList() {
  const { api } = useSite();
  const { data: categories } = useSuspenseQuery(writtenCategoriesQuery(api));
  const { isTranslatable } = useLocales();
  if (categories.length === 0) return <EmptyState icon={<FolderTree />} title={t('administration.category.none')} />;
  return (
    <>
      {!isTranslatable && <Message tone="info">{t('administration.category.one-language')}</Message>}
      <ul className={recordSheet} aria-label={t('administration.category.title')}>
        {categories.map((category) => (
          <Category key={category.categoryID} category={category} />
        ))}
      </ul>
    </>
  );
}

/** The languages that readers can choose, and the one that the site is written in. */
function useLocales() {
  const { api } = useSite();
  const { data } = useSuspenseQuery(localesQuery(api));
  const locales = data.filter(({ enabled, isDefault }) => enabled || isDefault).map(({ localeKey }) => localeKey);
  const sourceLocale = data.find(({ isDefault }) => isDefault)?.localeKey ?? 'en';
  return { locales, sourceLocale, isTranslatable: locales.length > 1 };
}

function Category({ category }: { category: CategoryBranch }) {
  const { name, url, description, depth, isArchived } = category;
  const { isTranslatable } = useLocales();
  return (
    <li className={recordRow}>
      <div className={recordWords} style={{ paddingInlineStart: `${(depth - 1) * 1.5}rem` }}>
        <h2 className={recordName} dir="auto">
          <Link href={url} tone="plain">
            {name}
          </Link>
          {isArchived && <Tag preset="greyscale">{t('administration.category.archived')}</Tag>}
        </h2>
        {description && (
          <p className={recordNote} dir="auto">
            {description}
          </p>
        )}
      </div>
      {isTranslatable && <CategoryTranslator category={category} />}
    </li>
  );
}

function CategoryTranslator({ category }: { category: CategoryBranch }) {
  const { locales, sourceLocale } = useLocales();
  const calls = useTranslations(categoryResource, 'category', category.categoryID);
  return (
    <ContentTranslator
      resource={categoryResource}
      subject={category.name}
      properties={propertiesOf(category)}
      locales={locales}
      sourceLocale={sourceLocale}
      currentLocale={words().language}
      {...calls}
    />
  );
}

/** The texts of a category that can be translated; one that it does not have needs no translation. */
const propertiesOf = ({ categoryID, name, description }: CategoryBranch): readonly TranslationProperty[] => {
  const property = (property: 'name' | 'description', sourceText: string) => ({
    key: propertyKeyOf({ recordType: 'category', recordKey: String(categoryID), propertyName: property }),
    recordType: 'category',
    label: t(`administration.category.${property}`),
    sourceText,
    maxLength: translatableTexts['category']?.[property],
  });
  return [
    property('name', name),
    ...(description ? [{ ...property('description', description), isMultiline: true }] : []),
  ];
};
