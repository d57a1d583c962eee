/**
 * The page a reader asked to jump to: only digits count, nothing typed means the page they are on, and a number that
 * does not exist becomes the nearest that does. `clamped` tells that it did, because the pager must say so (decision 8).
 */
export function pageToJump(typed: string, current: number, count: number): { page: number; clamped: boolean } {
  const digits = typed.replace(/\D/g, '');
  if (digits === '') return { page: current, clamped: false };
  const wanted = Number(digits);
  const page = Math.min(Math.max(wanted, 1), count);
  return { page, clamped: page !== wanted };
}
