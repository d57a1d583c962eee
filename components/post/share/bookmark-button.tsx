import { Bookmark } from 'lucide-react';
import { t } from '#api/words.ts';
import { PostAction } from '#components/post/post-action.tsx';

/** What draws a bookmark takes: whether it is there, and what wakes or turns it. */
export interface BookmarkButtonProps {
  readonly isOn: boolean;
  readonly onClick?: () => void;
  readonly 'aria-busy'?: boolean;
}

/** The sign of a bookmark, filled when it is there. */
export const BookmarkButton = ({ isOn, ...props }: BookmarkButtonProps) => (
  <PostAction
    aria-pressed={isOn}
    icon={<Bookmark size={14} fill={isOn ? 'currentColor' : 'none'} />}
    words={t('post.bookmark.text')}
    isSparing
    {...props}
  />
);
