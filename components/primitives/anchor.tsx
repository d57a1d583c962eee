import { use } from 'react';
import { t } from '#api/words.ts';
import { type AnchorProps, LinkContext } from './link-context.tsx';
import { linkTarget } from './link-target.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** An anchor without a look: judges its address, leaves this site safely, and hands internal addresses to the router. */
export function Anchor({ externalWords, children, ...props }: AnchorWithWords) {
  const { origin, renderInternal } = use(LinkContext);
  const { href, kind } = linkTarget(props.href, origin);
  if (kind === 'internal' && renderInternal) return renderInternal({ ...props, href, children });
  if (kind !== 'external') {
    return (
      <a {...props} href={href}>
        {children}
      </a>
    );
  }
  return (
    <a target="_blank" {...props} href={href} rel={['noopener', props.rel].filter(Boolean).join(' ')}>
      {children}
      {props.target !== '_self' && (
        <VisuallyHidden> ({externalWords ?? t('primitives.anchor.external')})</VisuallyHidden>
      )}
    </a>
  );
}

/** An anchor's attributes, and what is said of a link that leaves this site. */
export type AnchorWithWords = AnchorProps & { externalWords?: string };
