import { type ReactNode, Suspense } from 'react';
import { titleBarIn } from '#api/administration/title-bar-setting.ts';
import { Live } from '#components/live/live.tsx';
import { CachedFragment } from '#components/primitives/cached-fragment.tsx';
import { SkipLink } from '#components/primitives/skip-link.tsx';
import { ToastList } from '#components/primitives/toast-list.tsx';
import { TooltipProvider } from '#components/primitives/tooltip.tsx';
import { EmailNotice } from './email-notice.tsx';
import { Footer } from './footer.tsx';
import { ModalStack } from './modal-stack.tsx';
import * as styles from './page-frame.css.ts';
import { PageWatch } from './page-watch.tsx';
import { useSite } from './site-context.tsx';
import { SiteMessages } from './site-messages.tsx';
import { StandingNotice } from './standing-notice.tsx';
import { ThemeHeader } from './theme-part.tsx';
import { ThemeTrial } from './theme-trial.tsx';
import { TitleBar } from './title-bar.tsx';
import { TitleBarScroll } from './title-bar-scroll.tsx';

/** What surrounds every page: the way past the bar, the bar, the content, the foot; its tips, dialogs and toasts. */
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
          <StandingNotice path={path} />
          <Suspense>
            <main id="main" tabIndex={-1} className={styles.main}>
              <SiteMessages location="content" />
              {children}
            </main>
          </Suspense>
          <CachedFragment name="footer" of={[]}>
            <Footer />
          </CachedFragment>
          <ThemeTrial />
          <Live />
          <PageWatch path={path} />
        </div>
      </ToastList>
    </ModalStack>
  </TooltipProvider>
);

/** A bar that stays hides while one reads on; one that does not stay goes by itself. */
function ScrollHiding() {
  const { positioning } = titleBarIn(useSite().settings['ui.titleBar']);
  return positioning.startsWith('Sticky') ? <TitleBarScroll /> : null;
}
