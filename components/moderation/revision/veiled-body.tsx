import { Eye } from 'lucide-react';
import { useRef, useState } from 'react';
import { t } from '#api/words.ts';
import { PostBody } from '#components/post/body/post-body.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import * as styles from './veiled-body.css.ts';

/** The words of a post that somebody has to judge; its pictures are blurred until they are asked for (`spec/screens.md` F9). */
export function VeiledBody({ html }: { html: string }) {
  const [isShown, setShown] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isVeiled = !isShown && html.includes('<img');
  const show = () => {
    setShown(true);
    // The button goes.
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
