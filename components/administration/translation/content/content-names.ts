import {
  categoryResource,
  layoutResource,
  messageResource,
  navigationResource,
  postTypeResource,
  profileFieldResource,
  reportReasonResource,
  sectionResource,
  settingResource,
  tagResource,
} from '#api/administration/translation/translatable.ts';
import type { TranslatableText, TranslationResource } from '#api/administration/translation/translation.contract.ts';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';

const resourceNames: Readonly<Record<string, MessageID>> = {
  [categoryResource]: 'administration.category.title',
  [messageResource]: 'word.content.resource.messages',
  [layoutResource]: 'word.content.resource.layouts',
  [navigationResource]: 'administration.navigation.title',
  [postTypeResource]: 'administration.post-type.title',
  [profileFieldResource]: 'administration.field.title',
  [reportReasonResource]: 'report.reasons.title',
  [sectionResource]: 'administration.section.title',
  [settingResource]: 'word.content.resource.settings',
  [tagResource]: 'administration.tag.title',
};

/** Returns the name of a resource in the language of the viewer, or its stored name if the interface has none. */
export function resourceName({ urlCode, name }: Pick<TranslationResource, 'urlCode' | 'name'>): string {
  const known = Object.hasOwn(resourceNames, urlCode) ? resourceNames[urlCode] : undefined;
  return known ? t(known) : name;
}

/** Returns the label of a text, or the name of its property if the server has none. */
export const textLabel = ({ label, propertyName }: TranslatableText): string => label ?? propertyName;
