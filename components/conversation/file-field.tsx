import { Paperclip, X } from 'lucide-react';
import { useRef } from 'react';
import type { Media } from '#api/composer/media/media.contract.ts';
import type { MessageFile } from '#api/conversation/message.contract.ts';
import { t } from '#api/translations.ts';
import type { Composer } from '#components/composer/form/use-composer.ts';
import { UploadProgress } from '#components/composer/media/upload-progress.tsx';
import { useMediaUpload } from '#components/composer/media/use-media-upload.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import { acceptOf, uploadLimitsOf } from '#machines/composer/media/upload-check.ts';
import * as styles from './file-list.css.ts';
import { FileFacts } from './file-list.tsx';
import { filesIn, withFiles } from './message-files.ts';

/** The files of a message. They are uploaded when selected, listed with their sizes, and can be removed. */
export function FileField({ composer }: { composer: Composer }) {
  const { settings } = useSite();
  const may = useMay();
  const most = Number(settings['conversations.maxFiles'] ?? 0);
  return most > 0 && may('uploads.add') ? <Files composer={composer} most={most} /> : null;
}

function Files({ composer, most }: { composer: Composer; most: number }) {
  const { keeping } = composer;
  const { settings } = useSite();
  const files = filesIn(keeping.writing);
  const put = (changed: readonly MessageFile[]) => keeping.edit(withFiles(keeping.writing, changed));
  const limits = uploadLimitsOf(settings);
  const upload = useMediaUpload(limits, ({ mediaID, name, type, size, url }: Media) =>
    put([...files, { mediaID, name, type, size, url }]),
  );
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.field}>
      {files.length > 0 && (
        <ul className={styles.files} aria-label={t('conversation.file.list')}>
          {files.map((file) => (
            <li key={file.mediaID} className={styles.file}>
              <FileFacts name={file.name} size={file.size} />
              <IconButton
                size="small"
                label={t('conversation.file.remove', { name: file.name })}
                icon={<X size={14} />}
                onClick={() => put(files.filter((one) => one !== file))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.tools}>
        <Button
          size="small"
          onClick={() => input.current?.click()}
          disabledReason={files.length >= most ? t('conversation.file.most', { most }) : undefined}
        >
          <Paperclip size="1em" aria-hidden="true" />
          {t('conversation.file.attach')}
        </Button>
        <input
          ref={input}
          type="file"
          accept={acceptOf(limits)}
          multiple
          hidden
          onChange={({ currentTarget }) => {
            upload.choose([...(currentTarget.files ?? [])].slice(0, most - files.length));
            currentTarget.value = '';
          }}
        />
        <UploadProgress upload={upload} />
      </div>
    </div>
  );
}
