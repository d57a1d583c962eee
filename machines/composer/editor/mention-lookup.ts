import { foldedIdentity, isSameIdentity } from '#api/folded-identity.ts';
import type { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import type { EditorText, TextEdit } from './markdown-edit.ts';

/** A member who can be mentioned. */
export type Mentionable = Pick<UserFragment, 'userID' | 'name' | 'photoUrl' | 'dateLastActive'>;

/** The results of all requested texts. A failed request is cached as `failed`. */
export type MentionCache = Readonly<Record<string, readonly Mentionable[] | 'failed'>>;

/** The maximum number of members in a response. A shorter response is complete, so longer texts need no request. */
export const mentionLimit = 50;

const longestPrefix = 10;
const activeSpan = 90 * 24 * 3_600_000;

const prefixCollator = new Intl.Collator(undefined, { sensitivity: 'base', ignorePunctuation: true });
const orderCollator = new Intl.Collator(undefined, { ignorePunctuation: true, numeric: true });

const begins = (name: string, requested: string) => {
  const text = requested.normalize('NFC');
  return name.length >= text.length && prefixCollator.compare(name.slice(0, text.length), text) === 0;
};

const rankOf = ({ name, dateLastActive }: Mentionable, text: string, now: number): number => {
  if (isSameIdentity(name, text)) return 0;
  const isActive = dateLastActive !== null && Date.parse(dateLastActive) >= now - activeSpan;
  const isPrefixed = foldedIdentity(name).startsWith(foldedIdentity(text));
  return (isActive ? 1 : 3) + (isPrefixed ? 0 : 1);
};

/**
 * Sorts suggestions: the exact name, members active within 90 days, then all others; each group by name
 * (docs/behavior/composer.md#mention-suggestions).
 */
export const sortMentionables = (members: readonly Mentionable[], text: string, now: number): readonly Mentionable[] =>
  [...members].sort(
    (one, other) => rankOf(one, text, now) - rankOf(other, text, now) || orderCollator.compare(one.name, other.name),
  );

/**
 * Returns the cached result for a text: its own, or one derived from the complete result of a shorter text. Returns
 * undefined when a request is needed.
 */
export function knownMentions(cache: MentionCache, text: string): readonly Mentionable[] | 'failed' | undefined {
  const own = cache[text];
  if (own !== undefined) return own;
  for (let length = Math.min(longestPrefix, text.length); length > 0; length -= 1) {
    const found = cache[text.slice(0, length)];
    if (Array.isArray(found) && found.length < mentionLimit)
      return (found as readonly Mentionable[]).filter(({ name }) => begins(name, text));
  }
  return undefined;
}

const openMention = /(?:^|[\s([{>])@(?:"([^"\n<>]{1,50})|([\p{L}\p{N}_][\p{L}\p{N}_.-]{0,49}))$/u;

/**
 * Returns the mention that is being typed directly before the caret, without its `@`. Returns undefined when there is
 * none.
 */
export function mentionBefore({ value, start, end }: EditorText): string | undefined {
  if (start !== end) return undefined;
  const found = openMention.exec(value.slice(Math.max(0, start - 60), start));
  return found ? (found[1] ?? found[2]) : undefined;
}

/** Returns the edit that replaces the mention being typed with a member's name and puts the caret after it. */
export function insertMention({ value, start }: EditorText, typed: string, name: string): TextEdit {
  const isQuoted = value[start - typed.length - 1] === '"';
  const from = start - typed.length - (isQuoted ? 2 : 1);
  const insert = /^[\p{L}\p{N}_](?:[\p{L}\p{N}_.-]*[\p{L}\p{N}_])?$/u.test(name) ? `@${name} ` : `@"${name}" `;
  return { from, to: start, insert, start: from + insert.length, end: from + insert.length };
}
