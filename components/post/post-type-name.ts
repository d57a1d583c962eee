import { discussionTypes } from '#api/discussion/discussion-type.ts';
import { t } from '#api/translations.ts';

/**
 * Returns the display name of a post type. Built-in types have interface texts, custom types the name set by
 * administrators.
 */
export function postTypeName({ postTypeID, name }: { postTypeID: string; name: string }): string {
  const original = discussionTypes.find((type) => type === postTypeID);
  return original ? t(`composer.type.${original}`) : name;
}
