/** The cookie that keeps, on a device, which moderation messages were put aside. */
export const dismissedCookie = 'folkmoot-dismissed';

/** How many of them a device remembers; the newest stay. */
const most = 30;

/** The numbers in the cookie, each once and in their order; what is no number is left out. */
export function dismissedIn(cookie: string | undefined): readonly number[] {
  const numbers = (cookie ?? '').split('.', most).filter((one) => /^[1-9]\d{0,14}$/.test(one));
  return [...new Set(numbers.map(Number))].sort((a, b) => a - b);
}

/** The cookie with one more number. */
export const withDismissed = (cookie: string | undefined, id: number): string =>
  [...new Set([...dismissedIn(cookie), id])]
    .sort((a, b) => a - b)
    .slice(-most)
    .join('.');
