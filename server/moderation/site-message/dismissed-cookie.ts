/** The cookie that stores the dismissed moderation messages of this browser. */
export const dismissedCookie = 'folkmoot-dismissed';

/** The maximum number of message IDs in the cookie. The highest IDs are retained. */
const most = 30;

/** Parses the message IDs in the cookie, without duplicates and in ascending order. Invalid values are ignored. */
export function dismissedIn(cookie: string | undefined): readonly number[] {
  const numbers = (cookie ?? '').split('.', most).filter((one) => /^[1-9]\d{0,14}$/.test(one));
  return [...new Set(numbers.map(Number))].sort((a, b) => a - b);
}

/** Returns the cookie value with one more message ID. */
export const withDismissed = (cookie: string | undefined, id: number): string =>
  [...new Set([...dismissedIn(cookie), id])]
    .sort((a, b) => a - b)
    .slice(-most)
    .join('.');
