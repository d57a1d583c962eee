import { useId } from 'react';
import type { EmbeddedWidgetProps } from '#api/administration/layout/embedded-widget.ts';
import { Card } from '#components/primitives/content/card.tsx';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import * as styles from './widget-list.css.ts';

/** A call to action with texts configured by the site. */
export function CallToActionWidget({ title, description, label, href }: EmbeddedWidgetProps['cta']) {
  const titleID = useId();
  return (
    <Card as="section" padding="medium" aria-labelledby={titleID} dir="auto">
      <h2 id={titleID} className={styles.title}>
        {title}
      </h2>
      <p className={styles.about}>{description}</p>
      <ButtonLink href={href} variant="primary">
        {label}
      </ButtonLink>
    </Card>
  );
}
