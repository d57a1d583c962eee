import type { ReactNode } from 'react';
import { t } from '#api/translations.ts';
import { PageHeading } from '#components/layout/page-heading.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { ErrorPage } from '#components/shell/page/error-page.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { stack } from '#theme/layout/layout.css.ts';
import { container } from '#theme/layout/section.css.ts';

interface PostPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The heading and the content of a page with an editor. It shows a notice when JavaScript is disabled. */
export const PostContent = ({ title, children }: PostPageProps) => (
  <div className={stack({ gap: 'large' })}>
    <PageHeading title={title} />
    <noscript>
      <Message tone="warning">{t('discussion.writing.scriptless')}</Message>
    </noscript>
    {children}
  </div>
);

/** The frame of a page with an editor. */
export const PostPage = (props: PostPageProps) => (
  <div className={container({ width: 'narrow' })}>
    <PostContent {...props} />
  </div>
);

/** The error page for members who may not post. Guests get a link to sign in that returns to this page afterwards. */
export function PostErrorPage({ error, path }: { error: unknown; path: string }) {
  const { me } = useSite();
  return <ErrorPage error={error} path={path} isGuest={me.userID === 0} />;
}
