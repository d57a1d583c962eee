import { useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { connectContentTranslator } from '#machines/administration/translation/content-translator.connect.ts';
import { contentTranslatorMachine } from '#machines/administration/translation/content-translator.machine.ts';
import type {
  StoredTranslations,
  TranslationChanges,
  TranslatorInput,
} from '#machines/administration/translation/translation-text.ts';

/** The functions that load and save translations. */
export interface TranslatorCalls {
  readonly onLoad: (locale: string) => Promise<StoredTranslations>;
  readonly onSave: (changes: TranslationChanges) => Promise<void>;
}

/** Runs the translator for the texts of a record. */
export function useContentTranslator(input: TranslatorInput, calls: TranslatorCalls) {
  const latest = useRef(calls);
  latest.current = calls;
  const machine = useMemo(
    () =>
      contentTranslatorMachine.provide({
        actors: {
          loadTranslations: fromPromise<StoredTranslations, { locale: string }>(({ input: { locale } }) =>
            latest.current.onLoad(locale),
          ),
          saveTranslations: fromPromise<void, TranslationChanges>(({ input: changes }) =>
            latest.current.onSave(changes),
          ),
        },
      }),
    [],
  );
  const [snapshot, send] = useMachine(machine, { input });
  return connectContentTranslator(snapshot, send);
}
