import { Eye } from 'lucide-react';
import { useRef, useState } from 'react';
import { t } from '#api/translations.ts';
import { PostBody } from '#components/post/body/post-body.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import * as styles from './blurred-body.css.ts';

/**
 * The content of a post under review. Its images are blurred until the moderator shows them
 * (docs/behavior/moderation.md#report-queue).
 */
export function BlurredBody({ html }: { html: string }) {
  const [isShown, setShown] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isVeiled = !isShown && html.includes('<img');
  const show = () => {
    setShown(true);
    // The button is removed, so focus moves to the container.
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} className={isVeiled ? styles.veiled : undefined}>
      {isVeiled && (
        <Button size="small" icon={<Eye size={14} />} onClick={show}>
          {t('report.media.show')}
        </Button>
      )}
      <PostBody html={html} />
    </div>
  );
}
