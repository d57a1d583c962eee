import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ContentTranslatorView as Translator } from '#machines/administration/translation/content-translator.connect.ts';
import type { TextMachine } from './text-machine.ts';

type Row = Translator['rows'][number];

/** The machine translation of the fields of a translator. */
export interface FieldMachine {
  readonly isPending: boolean;
  readonly error: Error | null;
  /** Translates fields. A field that a person changes meanwhile keeps what they entered. */
  readonly translate: (rows: readonly Row[]) => void;
}

/** Returns the machine translation of the fields; undefined if no service translates into the chosen language. */
export function useFieldMachine(translator: Translator, machine: TextMachine | undefined): FieldMachine | undefined {
  const latest = useRef(translator);
  latest.current = translator;
  const translation = useMutation({
    mutationFn: async (rows: readonly Row[]) => {
      const { sourceLocale: from, locale: to } = latest.current;
      const texts = (await machine?.translate({ texts: rows.map(({ sourceText }) => sourceText), from, to })) ?? [];
      const { locale, rows: now, isEditable, editByMachine } = latest.current;
      if (locale !== to || !isEditable) return;
      for (const [at, row] of rows.entries()) {
        const isUntouched = now.some(({ key, text }) => key === row.key && text === row.text);
        const text = texts[at]?.slice(0, row.maxLength);
        if (isUntouched && text) editByMachine(row.key, text);
      }
    },
  });
  if (!machine?.locales.includes(translator.locale)) return undefined;
  const { isPending, error, mutate } = translation;
  return { isPending, error, translate: (rows) => mutate(rows) };
}
