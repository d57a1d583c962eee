import type { SiteSection } from '#api/administration/layout/site-section.ts';
import { type ContentTexts, translatedRecord } from '#server/administration/translation/content-text.ts';

/** Returns a subcommunity with the texts of a language. */
export const translateSection = <Section extends SiteSection>(
  section: Section,
  texts: ContentTexts | undefined,
): Section => {
  const { sectionID, name, description } = section;
  const record = { recordType: 'section', recordKey: String(sectionID) };
  return { ...section, ...translatedRecord(texts, record, { name, description }) };
};
