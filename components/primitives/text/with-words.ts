import type { MessageArea } from '#api/message-id.ts';
import { currentTranslations } from '#api/translations.ts';

/** A part that is on its way together with the words it says, so that drawing it does not wait for them. */
export async function withWords<Part>(areas: MessageArea | readonly MessageArea[], part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, ...[areas].flat().map((area) => currentTranslations().need(area))]);
  return loaded;
}
