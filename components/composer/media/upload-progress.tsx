import { t } from '#api/translations.ts';
import * as styles from '#components/composer/editor/markdown-editor.css.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import type { MediaUpload } from '#machines/composer/media/media-upload.connect.ts';

/** The progress of uploads, and the rejected files. It shows nothing when there are none. */
export const UploadProgress = ({ upload }: { upload: MediaUpload }) => (
  <div {...upload.getRootProps()}>
    <div className={styles.upload}>
      <bdi {...upload.getStatusProps()} />
      {upload.isSending && (
        <progress
          className={styles.progress}
          max={100}
          value={upload.percent}
          aria-label={t('composer.upload.progress', { name: upload.name })}
        />
      )}
      {upload.isBusy && (
        <Button size="small" variant="text" onClick={upload.cancel}>
          {t('composer.act.cancel')}
        </Button>
      )}
    </div>
    {upload.problems.length > 0 && (
      <Message
        tone="error"
        live
        onDismiss={upload.isOver ? upload.dismiss : undefined}
        actions={
          upload.canRetry && (
            <Button size="small" onClick={upload.retry}>
              {t('composer.act.retry')}
            </Button>
          )
        }
      >
        {upload.problems.map(({ name, reason }, place) => (
          <p key={place} className={styles.problem}>
            {t('composer.upload.problem', { name: `\u2068${name}\u2069`, reason })}
          </p>
        ))}
      </Message>
    )}
  </div>
);
