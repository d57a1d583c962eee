import { discussionTypes } from '#api/discussion/discussion-type.ts';
import { t } from '#api/words.ts';

/** What a type of posts is called: the original ones by the words of the interface, others as administrators wrote. */
export function postTypeName({ postTypeID, name }: { postTypeID: string; name: string }): string {
  const original = discussionTypes.find((type) => type === postTypeID);
  return original ? t(`composer.type.${original}`) : name;
}
