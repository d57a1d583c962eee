import { use } from 'react';
import { t } from '#api/translations.ts';
import { type AnchorProps, LinkContext } from './link-context.tsx';
import { linkTarget } from './link-target.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** An anchor without a look: judges its address, leaves this site safely, and hands internal addresses to the router. */
export function Anchor({ externalWords, children, ...props }: AnchorWithWords) {
  const { origin, renderInternal } = use(LinkContext);
  const { href, kind } = linkTarget(props.href, origin);
  const isExternal = kind === 'external';
  const target = props.target ?? (isExternal ? '_blank' : undefined);
  const content =
    target === '_blank' || (isExternal && target !== '_self') ? (
      <>
        {children}
        <VisuallyHidden> ({externalWords ?? t('primitives.anchor.external')})</VisuallyHidden>
      </>
    ) : (
      children
    );
  if (kind === 'internal' && renderInternal) return renderInternal({ ...props, href, children: content });
  return (
    <a
      {...props}
      href={href}
      {...(target && { target })}
      {...(isExternal && { rel: ['noopener', props.rel].filter(Boolean).join(' ') })}
    >
      {content}
    </a>
  );
}

/** An anchor's attributes, and what is said of a link that leaves this site. */
export type AnchorWithWords = AnchorProps & { externalWords?: string };
