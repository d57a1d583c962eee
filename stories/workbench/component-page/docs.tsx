import { Fragment } from 'react';
import * as styles from './component-page.css.ts';

/** A docstring with its paragraphs and `code`. Mentions of documents in brackets are shown in small type. */
export const Docs = ({ text, className }: { text: string; className?: string }) =>
  text
    .split(/\n{2,}/)
    .filter(Boolean)
    .map((paragraph) => (
      <p key={paragraph} className={className}>
        <Inline text={paragraph} />
      </p>
    ));

/** A line of a docstring with `code`. */
export const Inline = ({ text }: { text: string }) =>
  text.split(/(`[^`]+`)/).map((piece, index) =>
    piece.startsWith('`') && piece.length > 1 ? (
      <code key={index} className={styles.code}>
        {piece.slice(1, -1)}
      </code>
    ) : (
      <Fragment key={index}>{piece}</Fragment>
    ),
  );
