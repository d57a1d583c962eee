import {
  categoryResource,
  layoutResource,
  navigationResource,
  postTypeResource,
  profileFieldResource,
  sectionResource,
  settingResource,
  tagResource,
} from '#api/administration/translation/translatable.ts';
import type { TranslatableText, TranslationResource } from '#api/administration/translation/translation.contract.ts';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';

const resourceNames: Readonly<Record<string, MessageID>> = {
  [categoryResource]: 'administration.category.title',
  [layoutResource]: 'word.content.resource.layouts',
  [navigationResource]: 'administration.navigation.title',
  [postTypeResource]: 'administration.post-type.title',
  [profileFieldResource]: 'administration.field.title',
  [sectionResource]: 'administration.section.title',
  [settingResource]: 'word.content.resource.settings',
  [tagResource]: 'administration.tag.title',
};

/** The names of the texts of records. The server names those that depend on the record, such as the options of a field. */
const propertyNames: Readonly<Record<string, MessageID>> = {
  'category.name': 'administration.category.name',
  'category.description': 'administration.category.description',
  'customPage.seoTitle': 'word.content.property.page-title',
  'customPage.seoDescription': 'word.content.property.page-description',
  'navigationItem.name': 'administration.navigation.name',
  'navigationItem.badge': 'administration.navigation.badge',
  'postField.label': 'administration.field.label',
  'postField.description': 'administration.field.description',
  'postType.name': 'administration.post-type.name',
  'postType.postButtonLabel': 'administration.post-type.button',
  'postType.postHelperText': 'administration.post-type.helper',
  'profileField.label': 'administration.field.label',
  'profileField.description': 'administration.field.description',
  'section.name': 'administration.section.name',
  'section.description': 'administration.section.description',
  'tag.name': 'administration.tag.name',
};

/** Returns the name of a resource in the language of the viewer, or its stored name if the interface has none. */
export function resourceName({ urlCode, name }: Pick<TranslationResource, 'urlCode' | 'name'>): string {
  const known = Object.hasOwn(resourceNames, urlCode) ? resourceNames[urlCode] : undefined;
  return known ? t(known) : name;
}

/** Returns the label of a text of a record: that of the server, or the name of its property. */
export function textLabel(recordType: string, { label, propertyName }: TranslatableText): string {
  const place = `${recordType}.${propertyName}`;
  const known = Object.hasOwn(propertyNames, place) ? propertyNames[place] : undefined;
  return label ?? (known ? t(known) : propertyName);
}
