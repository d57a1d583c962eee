import { Share2 } from 'lucide-react';
import { t } from '#api/words.ts';
import { Button, type ButtonProps } from '#components/primitives/button.tsx';
import { IconButton } from '#components/primitives/icon-button.tsx';
import * as styles from './post.css.ts';

/** The button that shares a post; that of a comment is its sign alone, named by the author. */
export const ShareButton = ({ label, ...props }: { label?: string | undefined } & Omit<ButtonProps, 'children'>) =>
  label === undefined ? (
    <Button variant="text" size="small" className={styles.action} icon={<Share2 size={14} />} {...props}>
      <span className={styles.spareWords}>{t('post.share.text')}</span>
    </Button>
  ) : (
    <IconButton label={label} size="small" className={styles.action} icon={<Share2 size={14} />} {...props} />
  );
