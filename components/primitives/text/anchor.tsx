import { use } from 'react';
import { t } from '#api/translations.ts';
import { type AnchorProps, LinkContext } from './link-context.tsx';
import { linkTarget } from './link-target.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** An unstyled anchor: it validates its URL, opens external links safely and passes internal links to the router. */
export function Anchor({ externalHint, children, ...props }: AnchorWithHintProps) {
  const { origin, renderInternal } = use(LinkContext);
  const { href, kind } = linkTarget(props.href, origin);
  const isExternal = kind === 'external';
  const target = props.target ?? (isExternal ? '_blank' : undefined);
  const content =
    target === '_blank' || (isExternal && target !== '_self') ? (
      <>
        {children}
        <VisuallyHidden> ({externalHint ?? t('primitives.anchor.external')})</VisuallyHidden>
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

/** The props of an anchor, with the hint text for external links. */
export type AnchorWithHintProps = AnchorProps & { externalHint?: string };
