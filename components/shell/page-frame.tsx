import type { ReactNode } from 'react';
import { SkipLink } from '#components/primitives/skip-link.tsx';
import { EmailNotice } from './email-notice.tsx';
import { Footer } from './footer.tsx';
import * as styles from './page-frame.css.ts';
import { TitleBar } from './title-bar.tsx';

/** What surrounds every page: the way past the bar, the bar, the content, the foot. */
export const PageFrame = ({ path, children }: { path: string; children: ReactNode }) => (
  <div className={styles.frame}>
    <SkipLink />
    <TitleBar path={path} />
    <EmailNotice />
    <main id="main" tabIndex={-1} className={styles.main}>
      {children}
    </main>
    <Footer />
  </div>
);
