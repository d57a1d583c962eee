import { Ellipsis } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { t } from '#api/words.ts';
import { IconButton } from '#components/primitives/icon-button.tsx';
import { withWords } from '#components/primitives/with-words.ts';
import { lazyPart } from '#components/shell/lazy-part.tsx';
import { useSite } from '#components/shell/site-context.tsx';
import * as styles from './post.css.ts';
import { PostShare } from './post-share.tsx';

const DiscussionMenu = lazyPart(() =>
  withWords('options', import('./discussion-menu.tsx')).then(({ DiscussionMenu: Menu }) => Menu),
);
// Guests read; what members do with a discussion is not loaded for them.
const DiscussionWriting = lazy(() =>
  import('./discussion-writing.tsx').then((m) => ({ default: m.DiscussionWriting })),
);

/** What can be done with a discussion: share it; for members also comment, quote, bookmark. */
export function DiscussionActions({ discussion }: { discussion: Discussion }) {
  const { me } = useSite();
  const { url, name, discussionID } = discussion;
  return (
    <>
      {me.userID !== 0 && (
        <Suspense>
          <DiscussionWriting discussion={discussion} />
        </Suspense>
      )}
      <PostShare url={url} name={name} discussionID={discussionID} />
    </>
  );
}

/** The way to a discussion's menu; guests have none, members can at least mute. */
export function DiscussionOptions({ discussion }: { discussion: Discussion }) {
  const { me } = useSite();
  if (me.userID === 0) return null;
  return (
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
}
