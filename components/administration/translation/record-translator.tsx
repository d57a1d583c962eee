import { useSuspenseQuery } from '@tanstack/react-query';
import { localesQuery } from '#api/administration/translation/locale.queries.ts';
import { maxTextLength } from '#api/administration/translation/translatable.ts';
import { propertyKeyOf } from '#api/administration/translation/translation-key.ts';
import { currentTranslations } from '#api/translations.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { recordUrl } from './content/content-address.ts';
import { contentLanguages } from './content/content-languages.ts';
import { ContentTranslator } from './content-translator.tsx';
import { textMachineOf } from './text-machine.ts';
import { useTranslations } from './use-translations.ts';

interface RecordTranslatorProps {
  readonly resource: string;
  readonly recordType: string;
  /** The record's ID, or its key if it has no ID. */
  readonly recordKey: number | string;
  readonly subject: string;
  /** The texts of the record in their original language. */
  readonly texts: readonly RecordText[];
}

/** A translatable text of a record: its property and label. */
export interface RecordText {
  readonly property: string;
  readonly label: string;
  readonly sourceText: string;
  readonly isMultiline?: boolean;
}

/** The translator for the texts of a record. Renders nothing when the site has only one locale. */
export function RecordTranslator({ resource, recordType, recordKey, subject, texts }: RecordTranslatorProps) {
  const { api } = useSite();
  const { data } = useSuspenseQuery(localesQuery(api));
  const calls = useTranslations(resource, recordType, String(recordKey));
  const { source, targets } = contentLanguages(data);
  if (targets.length === 0) return null;
  return (
    <ContentTranslator
      resource={resource}
      subject={subject}
      properties={texts.map(({ property, ...text }) => ({
        ...text,
        key: propertyKeyOf({ recordType, recordKey: String(recordKey), propertyName: property }),
        recordType,
        maxLength: maxTextLength(recordType, property),
      }))}
      locales={[source, ...targets]}
      sourceLocale={source}
      currentLocale={currentTranslations().language}
      machine={textMachineOf(api, data)}
      pageUrl={(locale) => recordUrl({ resource, recordType, recordKey: String(recordKey), locale })}
      {...calls}
    />
  );
}
