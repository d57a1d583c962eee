import { Bookmark } from 'lucide-react';
import { t } from '#api/translations.ts';
import { PostAction } from '#components/post/post-action.tsx';

/** The props of a bookmark button: its state and its click handler. */
export interface BookmarkButtonProps {
  readonly isOn: boolean;
  readonly onClick?: () => void;
  readonly 'aria-busy'?: boolean;
}

/** The bookmark button. Its icon is filled when the discussion is bookmarked. */
export const BookmarkButton = ({ isOn, ...props }: BookmarkButtonProps) => (
  <PostAction
    aria-pressed={isOn}
    icon={<Bookmark size={14} fill={isOn ? 'currentColor' : 'none'} />}
    words={t('post.bookmark.text')}
    hidesLabelOnPhones
    {...props}
  />
);
