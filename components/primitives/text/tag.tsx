import type { ReactNode } from 'react';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import { Anchor } from './anchor.tsx';
import { followed, tag } from './tag.css.ts';

/** A label of a post: its topic or its status. With `href` it links to all posts with the same tag. */
export function Tag({ preset = 'standard', href, opensNewTab = false, icon, children, className }: TagProps) {
  const look = classNames(tag({ preset }), href && followed, className);
  const content = (
    <>
      {icon && <span aria-hidden="true">{icon}</span>}
      {children}
    </>
  );
  if (!href) return <span className={look}>{content}</span>;
  return (
    <Anchor href={href} className={look} {...(opensNewTab && { target: '_blank' })}>
      {content}
    </Anchor>
  );
}

/** The props of a tag. */
export type TagProps = {
  /** The colours. */
  preset?: 'standard' | 'greyscale' | 'colored' | 'success' | 'error';
  /** Makes the tag a link. */
  href?: string | undefined;
  /** Whether the link opens a new tab. */
  opensNewTab?: boolean;
  /** Shown before the text. */
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
};
