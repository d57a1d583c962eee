import { Fragment, type ReactNode } from 'react';
import { memoize } from '#api/memoize.ts';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';

/**
 * A message with parts in it: `Read <terms>the terms</terms>.` with `parts={{ terms: (words) => <Link …>{words}</Link> }}`.
 *
 * A value may be an element too; what members wrote is never read as a part.
 */
export function Words({ id, values = {}, parts = {} }: WordsProps) {
  const kept: ReactNode[] = [];
  const marked = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' || value instanceof Date ? value : `${mark}${kept.push(value) - 1}${mark}`,
  ]);
  return <>{inParts(t(id, Object.fromEntries(marked)), parts, kept)}</>;
}

/** What a message with parts takes. */
export type WordsProps = {
  id: MessageID;
  values?: Readonly<Record<string, ReactNode | Date>>;
  parts?: Parts;
};

type Parts = Readonly<Record<string, (words: ReactNode) => ReactNode>>;

/** Stands for a value until the message is in parts; a character that no text has. */
const mark = '\uE000';

// What stands for values is the same for all readers, so a sentence is taken apart once.
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
