import { classNames } from '#components/primitives/runtime/class-names.ts';
import { Anchor, type AnchorWithWords } from './anchor.tsx';
import { link } from './link.css.ts';

/**
 * A link of the forum: internal ones stay in this page, external ones open safely beside it and say so, and an address
 * that must not be followed is defused (specification part 1 §2).
 */
export function Link({ tone = 'standard', className, ...props }: LinkProps) {
  return <Anchor {...props} className={classNames(link({ tone }), className)} />;
}

/** What a link takes: an anchor's attributes and its tone. */
export type LinkProps = AnchorWithWords & { tone?: 'standard' | 'quiet' | 'heading' | 'plain' };
