import { Ellipsis } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { t } from '#api/words.ts';
import { IconButton } from '#components/primitives/icon-button.tsx';
import { lazyPart } from '#components/shell/lazy-part.tsx';
import { useSite } from '#components/shell/site-context.tsx';
import * as styles from './post.css.ts';

const DiscussionMenu = lazyPart(() => import('./discussion-menu.tsx').then(({ DiscussionMenu: Menu }) => Menu));
// Guests read; what members do with a discussion is not loaded for them.
const DiscussionWriting = lazy(() =>
  import('./discussion-writing.tsx').then((m) => ({ default: m.DiscussionWriting })),
);

/** What can be done with a discussion: comment, quote, bookmark. Nothing for guests. */
export function DiscussionActions({ discussion }: { discussion: Discussion }) {
  const { me } = useSite();
  if (me.userID === 0) return null;
  return (
    <Suspense>
      <DiscussionWriting discussion={discussion} />
    </Suspense>
  );
}

/** The way to a discussion's menu. */
export const DiscussionOptions = ({ discussion }: { discussion: Discussion }) => (
  <DiscussionMenu
    discussion={discussion}
    standIn={(waker) => (
      <IconButton
        label={t('post.options.discussion')}
        size="small"
        className={styles.options}
        icon={<Ellipsis size={16} />}
        aria-haspopup="menu"
        {...waker}
      />
    )}
  />
);
