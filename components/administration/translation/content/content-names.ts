import type { TranslatableText, TranslationResource } from '#api/administration/translation/translation.contract.ts';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';

const resourceNames: Readonly<Record<string, MessageID>> = {
  categories: 'administration.category.title',
  tags: 'administration.tag.title',
  postTypes: 'administration.post-type.title',
};

const propertyNames: Readonly<Record<string, MessageID>> = {
  'category.name': 'administration.category.name',
  'category.description': 'administration.category.description',
  'tag.name': 'administration.tag.name',
  'postType.name': 'administration.post-type.name',
  'postType.postButtonLabel': 'administration.post-type.button',
  'postType.postHelperText': 'administration.post-type.helper',
  'postField.label': 'administration.field.label',
  'postField.description': 'administration.field.description',
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
