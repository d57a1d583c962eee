import { isIconName } from './icon-name.ts';

/**
 * Whether a text is an address that a link may have: a path of this forum, or an address that begins with `https://`.
 * Addresses that run scripts and paths that browsers read as another host are refused.
 */
export const isLinkAddress = (text: string): boolean =>
  !/[\s\p{Cc}\\]/u.test(text) && (/^\/(?!\/)/.test(text) || (/^https:\/\/[^/]/i.test(text) && isPlainUrl(text)));

/** Whether a text is a URL without a user name and password, which would hide the host. */
function isPlainUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

/** Whether a text is a day of the calendar, such as `2026-11-25`. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** The reason why a text is not a value of a control. */
export type TextReason = 'not-link' | 'not-choice' | 'malformed';

interface TextCheck {
  readonly isSound: (text: string) => boolean;
  readonly reason: TextReason;
}

const checks: ReadonlyMap<string, TextCheck> = new Map<string, TextCheck>([
  ['link', { isSound: isLinkAddress, reason: 'not-link' }],
  ['image', { isSound: isLinkAddress, reason: 'not-link' }],
  ['icon', { isSound: isIconName, reason: 'not-choice' }],
  ['date', { isSound: isDay, reason: 'malformed' }],
]);

/** Returns the reason why a control does not accept a text; undefined when it does. */
export function refusedText(inputType: string, text: string): TextReason | undefined {
  const check = checks.get(inputType);
  return check && !check.isSound(text) ? check.reason : undefined;
}

/** Returns the regular expression of a pattern; undefined for a text that is none. */
export function patternOf(text: string): RegExp | undefined {
  try {
    return new RegExp(text, 'u');
  } catch {
    return undefined;
  }
}
