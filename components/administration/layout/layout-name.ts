import type { LayoutMetadata } from '#api/administration/layout/layout-record.contract.ts';
import type { LayoutView } from '#api/administration/layout/layout-view.contract.ts';
import { t } from '#api/translations.ts';

/** Returns the name of a layout. A layout that comes with the forum is named in the language of the viewer. */
export const nameOfLayout = ({ isDefault, name }: LayoutMetadata): string =>
  isDefault ? t('layout.list.default-name') : name;

/** Returns the places where a layout applies, as texts: the whole site, and the numbers of other records. */
export function placesOf(views: readonly LayoutView[] = []): readonly string[] {
  const count = (recordType: LayoutView['recordType']) => views.filter((view) => view.recordType === recordType).length;
  const [sections, categories, pages] = [count('siteSection'), count('category'), count('customPage')];
  return [
    ...(count('global') > 0 ? [t('layout.list.applied-default')] : []),
    ...(sections > 0 ? [t('layout.list.applied-sections', { count: sections })] : []),
    ...(categories > 0 ? [t('layout.list.applied-categories', { count: categories })] : []),
    ...(pages > 0 ? [t('layout.list.applied-pages', { count: pages })] : []),
  ];
}

/** Returns the name of a copy, which has at most 100 characters. */
export const copyName = (name: string): string => t('layout.list.copy-of', { name }).slice(0, 100);
