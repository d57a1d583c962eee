/** Returns the display name of a field's option: its translation if there is one, otherwise the option itself. */
export const optionName = (
  { optionNames }: { readonly optionNames?: Readonly<Record<string, string>> | undefined },
  option: string | number,
): string => optionNames?.[option] ?? String(option);

const mask = 0xffff_ffff_ffff_ffffn;

/**
 * Returns the property name under which the translations of an option are stored. The name contains a hash of the
 * option's text (FNV-1a, 64 bits), because options are added, removed and reordered, and property names allow only a
 * restricted character set.
 */
export function optionProperty(option: string | number): string {
  let print = 0xcbf2_9ce4_8422_2325n;
  for (const part of new TextEncoder().encode(String(option)))
    print = ((print ^ BigInt(part)) * 0x100_0000_01b3n) & mask;
  return `option-${print.toString(36)}`;
}
