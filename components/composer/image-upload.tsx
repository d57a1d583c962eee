import { Button } from '#components/primitives/button.tsx';
import { Message } from '#components/primitives/message.tsx';
import type { MediaUpload } from '#machines/composer/media-upload.connect.ts';
import * as styles from './markdown-editor.css.ts';

/** How far an upload is, and what went wrong with it; nothing when there is none. */
export function ImageUpload({ upload }: { upload: MediaUpload }) {
  if (upload.reason)
    return (
      <Message tone="error" live onDismiss={upload.dismiss}>
        {upload.reason}
      </Message>
    );
  if (!upload.isUploading) return null;
  return (
    <div className={styles.foot}>
      <span role="status">
        Uploading <bdi>{upload.name}</bdi>…
      </span>
      <progress className={styles.progress} max={100} value={upload.percent} aria-label={`Upload of ${upload.name}`} />
      <Button size="small" variant="text" onClick={upload.cancel}>
        Cancel
      </Button>
    </div>
  );
}
