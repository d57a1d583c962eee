import type { Locale } from '#api/administration/translation/locale.contract.ts';
import { translateByMachine } from '#api/administration/translation/service/translation-service.client.ts';
import type { Api } from '#api/api.ts';

/** Translates texts by machine. */
export interface TextMachine {
  /** The languages for which a translation service is set up. */
  readonly locales: readonly string[];
  readonly translate: (request: {
    readonly texts: readonly string[];
    readonly from: string;
    readonly to: string;
  }) => Promise<readonly string[]>;
}

/** Returns the machine translation of the site; undefined if no language has a translation service. */
export function textMachineOf(api: Api, all: readonly Locale[]): TextMachine | undefined {
  const locales = all.filter((one) => one.machineTranslationService).map(({ localeKey }) => localeKey);
  if (locales.length === 0) return undefined;
  return {
    locales,
    translate: async ({ texts, from, to }) =>
      (await translateByMachine(api, { texts: [...texts], from, to })).body.texts,
  };
}
