import { type ReactNode, useId } from 'react';
import { stack } from '#theme/layout/layout.css.ts';
import { recordNote } from '#theme/layout/record.css.ts';
import * as styles from './dashboard-section.css.ts';

interface DashboardSectionProps {
  readonly title: string;
  readonly words?: string;
  readonly children: ReactNode;
}

/** A section of a dashboard page, with its title and an optional description. */
export function DashboardSection({ title, words, children }: DashboardSectionProps) {
  const titleID = useId();
  return (
    <section aria-labelledby={titleID}>
      <h2 id={titleID} className={styles.heading}>
        {title}
      </h2>
      <div className={stack({ gap: 'small' })}>
        {words && <p className={recordNote}>{words}</p>}
        {children}
      </div>
    </section>
  );
}
