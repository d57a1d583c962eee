/**
 * Returns the address of the reviewed picture of a state, which `.ladle/pictures.ts` cuts from the sheet of its machine
 * (`tests/visual-snapshots/`).
 */
export function reviewedPicture(
  address: string,
  state: { readonly index: number; readonly count: number },
  palette: 'light' | 'dark',
): string {
  const index = state.index * 2 + (palette === 'dark' ? 1 : 0);
  return `${import.meta.env.BASE_URL}workbench/pictures/${address}/${index}-of-${state.count * 2}.webp`;
}
