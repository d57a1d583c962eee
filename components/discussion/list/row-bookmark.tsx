import { Bookmark } from 'lucide-react';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { t } from '#api/translations.ts';
import type { BookmarkButtonProps } from '#components/post/share/bookmark-button.tsx';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import { lazyPart } from '#components/shell/page/lazy-part.tsx';

const BookmarkToggle = lazyPart(() =>
  import('#components/post/share/bookmark-toggle.tsx').then(({ BookmarkToggle: Toggle }) => Toggle),
);

/** The bookmark button of a listed discussion, for members (docs/behavior/post.md#bookmarks). */
export function RowBookmark({ discussion }: { discussion: Discussion }) {
  const drawSign = ({ isOn, ...props }: BookmarkButtonProps) => (
    <IconButton
      label={t('discussion.row.bookmark', { name: discussion.name })}
      size="small"
      pressed={isOn}
      icon={<Bookmark size={16} fill={isOn ? 'currentColor' : 'none'} />}
      {...props}
    />
  );
  return (
    <BookmarkToggle
      discussion={discussion}
      draw={drawSign}
      renderPlaceholder={(waker) => drawSign({ isOn: discussion.bookmarked, ...waker })}
    />
  );
}
