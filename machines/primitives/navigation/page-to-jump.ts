/**
 * Returns the page to jump to. Only digits count; empty input means the current page; a page that does not exist
 * becomes the nearest existing one. `clamped` indicates that it did, because the pager must state so
 * (docs/behavior/shell.md#pager).
 */
export function pageToJump(typed: string, current: number, count: number): { page: number; clamped: boolean } {
  const digits = typed.replace(/\D/g, '');
  if (digits === '') return { page: current, clamped: false };
  const wanted = Number(digits);
  const page = Math.min(Math.max(wanted, 1), count);
  return { page, clamped: page !== wanted };
}
