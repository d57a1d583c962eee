import type { ReactNode } from 'react';
import { t } from '#api/words.ts';
import { PageHeading } from '#components/layout/page-heading.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { FaultPage } from '#components/shell/page/fault-page.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { stack } from '#theme/layout/layout.css.ts';
import { container } from '#theme/layout/section.css.ts';

/** A page on which something is written; it says so when scripts are off. */
export const PostPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={container({ width: 'narrow' })}>
    <div className={stack({ gap: 'large' })}>
      <PageHeading title={title} />
      <noscript>
        <Message tone="warning">{t('discussion.writing.scriptless')}</Message>
      </noscript>
      {children}
    </div>
  </div>
);

/** Stands in for a page on which one may not write; guests find the way to sign in and back. */
export function PostFault({ error, path }: { error: unknown; path: string }) {
  const { me } = useSite();
  return <FaultPage error={error} path={path} isGuest={me.userID === 0} />;
}
