import { Play } from 'lucide-react';
import { useState } from 'react';
import { embedOf } from '#api/post/body/embed.ts';
import { t } from '#api/translations.ts';
import * as styles from '#components/post/body/body-parts.css.ts';
import { Button } from '#components/primitives/form/button.tsx';

const focus = (frame: HTMLIFrameElement | null) => frame?.focus();

const allowed = 'allow-same-origin allow-scripts allow-forms allow-popups allow-presentation';

/**
 * Embeds the content behind a link, such as a video or a song, in the post. The iframe loads only after a click on the
 * button, so the external site receives no request before. The iframe is isolated from the page.
 */
export function EmbedFrame({ place }: { place: HTMLElement }) {
  const [isShown, setShown] = useState(false);
  const embed = embedOf(place.querySelector('a')?.href ?? '');
  if (!embed) return null;
  if (isShown)
    return (
      <iframe
        ref={focus}
        src={embed.src}
        title={t('post.embed.title', { host: embed.host })}
        sandbox={allowed}
        allow="fullscreen; encrypted-media; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className={`${styles.frame} ${styles.shapes[embed.shape]}`}
      />
    );
  return (
    <span className={styles.offer}>
      <Button size="small" icon={<Play size={14} />} onClick={() => setShown(true)}>
        {t('post.embed.show', { host: embed.host })}
      </Button>
      <span className={styles.note}>{t('post.embed.note', { host: embed.host })}</span>
    </span>
  );
}
