import { t } from '#api/words.ts';
import { Button } from '#components/primitives/button.tsx';
import { Message } from '#components/primitives/message.tsx';
import type { MediaUpload } from '#machines/composer/media-upload.connect.ts';
import * as styles from './markdown-editor.css.ts';

/** How far an upload is, and what went wrong with it; quiet when there is none. */
export const ImageUpload = ({ upload }: { upload: MediaUpload }) => (
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
    {upload.reason && (
      <Message
        tone="error"
        live
        onDismiss={upload.dismiss}
        actions={
          upload.canRetry && (
            <Button size="small" onClick={upload.retry}>
              {t('composer.act.retry')}
            </Button>
          )
        }
      >
        {upload.reason}
      </Message>
    )}
  </div>
);
