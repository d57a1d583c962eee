import { classNames } from '#components/primitives/runtime/class-names.ts';
import { Anchor, type AnchorWithHintProps } from './anchor.tsx';
import { link } from './link.css.ts';

/**
 * A link. Internal links navigate in the same page, external links open safely in a new tab and announce it, and unsafe
 * URLs are disabled (docs/behavior/shell.md#links).
 */
export function Link({ tone = 'standard', className, ...props }: LinkProps) {
  return <Anchor {...props} className={classNames(link({ tone }), className)} />;
}

/** The props of a link: the anchor's props and the tone. */
export type LinkProps = AnchorWithHintProps & { tone?: 'standard' | 'quiet' | 'heading' | 'plain' };
