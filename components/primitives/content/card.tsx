import type { HTMLAttributes } from 'react';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import { card } from './card.css.ts';

/** A container for content with its own surface. */
export const Card = ({ as: Element = 'div', padding, interactive, className, ...props }: CardProps) => (
  <Element
    {...props}
    className={classNames(card({ padding: padding ?? 'medium', interactive: interactive ?? false }), className)}
  />
);

/** The props of a card. */
export type CardProps = HTMLAttributes<HTMLElement> & {
  /** The element, `div` by default. */
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  /** The space inside, `medium` by default. */
  padding?: 'none' | 'small' | 'medium' | 'large';
  /** Whether the card reacts to the pointer, because its heading is a link. */
  interactive?: boolean;
};
