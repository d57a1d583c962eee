import type { ReactNode } from 'react';
import { SkipLink } from '#components/primitives/skip-link.tsx';
import { ToastList } from '#components/primitives/toast-list.tsx';
import { TooltipProvider } from '#components/primitives/tooltip.tsx';
import { EmailNotice } from './email-notice.tsx';
import { Footer } from './footer.tsx';
import { ModalStack } from './modal-stack.tsx';
import * as styles from './page-frame.css.ts';
import { TitleBar } from './title-bar.tsx';
import { TitleBarScroll } from './title-bar-scroll.tsx';

/** What surrounds every page: the way past the bar, the bar, the content, the foot; its tips, dialogs and toasts. */
export const PageFrame = ({ path, children }: { path: string; children: ReactNode }) => (
  <TooltipProvider>
    <ModalStack>
      <ToastList>
        <div className={styles.frame}>
          <SkipLink />
          <TitleBarScroll />
          <TitleBar path={path} />
          <EmailNotice />
          <main id="main" tabIndex={-1} className={styles.main}>
            {children}
          </main>
          <Footer />
        </div>
      </ToastList>
    </ModalStack>
  </TooltipProvider>
);
