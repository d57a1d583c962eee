import type { MessageArea } from '#api/message-id.ts';
import { currentTranslations } from '#api/translations.ts';

/** Loads a component together with the messages it uses, so that rendering does not suspend for them. */
export async function withTranslations<Part>(
  areas: MessageArea | readonly MessageArea[],
  part: Promise<Part>,
): Promise<Part> {
  const [loaded] = await Promise.all([part, ...[areas].flat().map((area) => currentTranslations().need(area))]);
  return loaded;
}
