import { Bookmark } from 'lucide-react';
import { t } from '#api/words.ts';
import { Button } from '#components/primitives/button.tsx';
import * as styles from './post.css.ts';

/** The sign of a bookmark, filled when it is there. */
export const BookmarkButton = ({ isOn, ...props }: { isOn: boolean; onClick?: () => void; 'aria-busy'?: boolean }) => (
  <Button
    variant="text"
    size="small"
    aria-pressed={isOn}
    icon={<Bookmark size={14} fill={isOn ? 'currentColor' : 'none'} />}
    className={styles.action}
    {...props}
  >
    {t('post.bookmark.text')}
  </Button>
);
