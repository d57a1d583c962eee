import { Paperclip } from 'lucide-react';
import { formatSize } from '#api/composer/media/format-size.ts';
import type { MessageFile } from '#api/conversation/message.contract.ts';
import { t } from '#api/translations.ts';
import * as styles from './file-list.css.ts';

/** The name and size of a file, next to a paper clip icon. */
export const FileFacts = ({ name, size }: Pick<MessageFile, 'name' | 'size'>) => (
  <>
    <Paperclip size="1em" aria-hidden="true" className={styles.icon} />
    <bdi className={styles.name}>{name}</bdi> <bdi className={styles.size}>{formatSize(size)}</bdi>
  </>
);

/** The files of a message, each with its name and size. A click downloads a file under its original name. */
export const FileList = ({ files }: { files: readonly MessageFile[] }) =>
  files.length === 0 ? null : (
    <ul className={styles.ofMessage} aria-label={t('conversation.file.list')}>
      {files.map(({ mediaID, name, size, url }) => (
        <li key={mediaID} className={styles.file}>
          <a
            href={url}
            download={name}
            className={styles.link}
            aria-label={t('conversation.file.download', { name, size: formatSize(size) })}
          >
            <FileFacts name={name} size={size} />
          </a>
        </li>
      ))}
    </ul>
  );
