/** What an option of a field is called to whoever reads it: as it was written, unless it is translated. */
export const optionName = (
  { optionNames }: { readonly optionNames?: Readonly<Record<string, string>> | undefined },
  option: string | number,
): string => optionNames?.[option] ?? String(option);

const mask = 0xffff_ffff_ffff_ffffn;

/**
 * The property under which an option's name in other languages is kept: by a print of its text (FNV-1a, 64 bits), since
 * options come, go and change places, and properties are plain words.
 */
export function optionProperty(option: string | number): string {
  let print = 0xcbf2_9ce4_8422_2325n;
  for (const part of new TextEncoder().encode(String(option)))
    print = ((print ^ BigInt(part)) * 0x100_0000_01b3n) & mask;
  return `option-${print.toString(36)}`;
}
