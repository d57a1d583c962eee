import type { ReactNode } from 'react';
import { titleBarIn } from '#api/administration/layout/title-bar-setting.ts';
import { Live } from '#components/live/live.tsx';
import { ToastList } from '#components/primitives/overlay/toast-list.tsx';
import { TooltipProvider } from '#components/primitives/overlay/tooltip.tsx';
import { CachedFragment } from '#components/primitives/runtime/cached-fragment.tsx';
import { SkipLink } from '#components/primitives/text/skip-link.tsx';
import { EmailNotice } from '#components/shell/account-menu/email-notice.tsx';
import { ModalStack } from '#components/shell/dialog/modal-stack.tsx';
import { Footer } from '#components/shell/navigation/footer.tsx';
import { RolePreviewNotice } from '#components/shell/site/role-preview-notice.tsx';
import { SanctionNotice } from '#components/shell/site/sanction-notice.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { SiteMessages } from '#components/shell/site/site-messages.tsx';
import { ThemeHeader } from '#components/shell/site/theme-part.tsx';
import { ThemeTrial } from '#components/shell/site/theme-trial.tsx';
import { TitleBar } from '#components/shell/title-bar/title-bar.tsx';
import { TitleBarScroll } from '#components/shell/title-bar/title-bar-scroll.tsx';
import { LazyPageTasks } from './lazy-page-tasks.tsx';
import * as styles from './page-frame.css.ts';

/**
 * The frame of every page: skip link, title bar, content and footer, with the providers of tooltips, dialogs and
 * toasts.
 */
export const PageFrame = ({ path, children }: { path: string; children: ReactNode }) => (
  <TooltipProvider>
    <ModalStack>
      <ToastList>
        <div className={styles.frame}>
          <SkipLink />
          <ScrollHiding />
          <TitleBar path={path} />
          <ThemeHeader />
          <EmailNotice />
          <SanctionNotice path={path} />
          <main id="main" tabIndex={-1} className={styles.main}>
            <SiteMessages location="content" />
            {children}
          </main>
          <CachedFragment name="footer" of={[]}>
            <Footer />
          </CachedFragment>
          <RolePreviewNotice />
          <ThemeTrial />
          <Live />
          <LazyPageTasks path={path} />
        </div>
      </ToastList>
    </ModalStack>
  </TooltipProvider>
);

/** Hides a sticky title bar while the user scrolls down. A static one scrolls away by itself. */
function ScrollHiding() {
  const { positioning } = titleBarIn(useSite().settings['ui.titleBar']);
  return positioning.startsWith('Sticky') ? <TitleBarScroll /> : null;
}
