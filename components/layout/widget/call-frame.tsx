import { type ReactNode, useId } from 'react';
import * as pictures from '#components/layout/banner/banner-picture.css.ts';
import { Card } from '#components/primitives/content/card.tsx';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import { cluster } from '#theme/layout/layout.css.ts';
import * as styles from './call-frame.css.ts';

/** The look of a call to action. */
export interface CallLook {
  readonly alignment?: 'left' | 'center';
  readonly background?: 'surface' | 'tint' | 'picture';
  readonly image?: string;
}

interface CallFrameProps extends CallLook {
  readonly title: string;
  readonly description: string;
  /** The buttons. */
  readonly children: ReactNode;
}

/** The frame of a call to action: a title and a text, on a surface, a tint or a picture, with buttons below them. */
export function CallFrame({ title, description, alignment, background, image = '', children }: CallFrameProps) {
  const titleID = useId();
  const isPictured = background === 'picture' && image !== '';
  const look = classNames(
    styles.frame,
    background === 'tint' && styles.tinted,
    alignment === 'center' && styles.centered,
    isPictured && `${styles.pictured} ${pictures.onVeil}`,
  );
  return (
    <Card as="section" padding="medium" aria-labelledby={titleID} className={look}>
      {isPictured && <img src={image} alt="" loading="lazy" className={pictures.picture} />}
      {isPictured && <div className={pictures.veil} />}
      <h2 id={titleID} className={styles.title} dir="auto">
        {title}
      </h2>
      <p className={styles.text} dir="auto">
        {description}
      </p>
      <div
        className={classNames(
          cluster({ gap: 'small', justify: alignment === 'center' ? 'center' : 'start' }),
          styles.buttons,
        )}
      >
        {children}
      </div>
    </Card>
  );
}
