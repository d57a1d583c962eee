import { classNames } from '#components/primitives/runtime/class-names.ts';
import { lines as linesStyle, skeleton } from './skeleton.css.ts';

/**
 * A placeholder in the final size of the loading content, so that the layout does not shift. Hidden from assistive
 * technology.
 *
 * `lines` renders a paragraph whose last line is shorter.
 */
export function Skeleton({ shape = 'text', width = '100%', height, lines = 1, className }: SkeletonProps) {
  const look = classNames(skeleton({ shape }), className);
  if (lines === 1) return <span aria-hidden="true" className={look} style={{ inlineSize: width, blockSize: height }} />;
  return (
    <span aria-hidden="true" className={linesStyle}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={look} style={{ inlineSize: line === lines - 1 ? '62%' : width }} />
      ))}
    </span>
  );
}

/** The props of a skeleton. Width and height are CSS lengths. */
export type SkeletonProps = {
  /** The shape of the final content. */
  shape?: 'text' | 'circle' | 'block';
  /** The final width, as a CSS length. */
  width?: string;
  /** The final height, as a CSS length. */
  height?: string;
  /** The number of lines of text. */
  lines?: number;
  className?: string;
};
