import { listedProperty } from '#api/administration/translation/translation-key.ts';

/** Returns the display name of a field's option: its translation if there is one, otherwise the option itself. */
export const optionName = (
  { optionNames }: { readonly optionNames?: Readonly<Record<string, string>> | undefined },
  option: string | number,
): string => optionNames?.[option] ?? String(option);

/** Returns the property name under which the translations of an option are stored. */
export const optionProperty = (option: string | number): string => listedProperty('option', String(option));
