import { Fragment, type ReactNode } from 'react';
import { memoize } from '#api/memoize.ts';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';

/**
 * A message with nested elements: `Read <terms>the terms</terms>.` with `parts={{ terms: (words) => <Link
 * …>{words}</Link> }}`.
 *
 * A value may also be an element. Markup in values is never parsed.
 */
export function TranslatedText({ id, values = {}, parts = {} }: TranslatedTextProps) {
  const kept: ReactNode[] = [];
  const marked = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' || value instanceof Date ? value : `${mark}${kept.push(value) - 1}${mark}`,
  ]);
  return <>{inParts(t(id, Object.fromEntries(marked)), parts, kept)}</>;
}

/** The props of a message with nested elements. */
export type TranslatedTextProps = {
  id: MessageID;
  values?: Readonly<Record<string, ReactNode | Date>>;
  parts?: Parts;
};

type Parts = Readonly<Record<string, (words: ReactNode) => ReactNode>>;

/** Placeholder for a value until the message is split: a private-use character that no text contains. */
const mark = '\uE000';

// With placeholders instead of values the text is the same for all viewers, so each message is split only once.
const piecesOf = memoize((text) => text.split(/<(\w+)>(.*?)<\/\1>/s));

function inParts(text: string, parts: Parts, kept: readonly ReactNode[]): ReactNode {
  const pieces = piecesOf(text);
  return pieces.map((piece, index) => {
    if (index % 3 === 0) return <Fragment key={index}>{withValues(piece, kept)}</Fragment>;
    if (index % 3 === 1) return null;
    const inner = withValues(piece, kept);
    return <Fragment key={index}>{parts[pieces[index - 1] ?? '']?.(inner) ?? inner}</Fragment>;
  });
}

const withValues = (text: string, kept: readonly ReactNode[]): ReactNode =>
  text
    .split(mark)
    .map((piece, index) => (index % 2 === 0 ? piece : <Fragment key={index}>{kept[Number(piece)]}</Fragment>));
