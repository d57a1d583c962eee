import type { ReactNode } from 'react';
import { t } from '#api/translations.ts';
import { BannerWidget } from '#components/layout/banner/banner-widget.tsx';
import { GuestCallToActionWidget } from '#components/layout/widget/guest-call-to-action-widget.tsx';
import { QuickLinksWidget } from '#components/layout/widget/quick-links-widget.tsx';
import { Footer } from '#components/shell/navigation/footer.tsx';
import { SiteContext, useSite } from '#components/shell/site/site-context.tsx';
import { TitleBar } from '#components/shell/title-bar/title-bar.tsx';
import type { SettingPreviewName } from './setting-page.ts';
import * as styles from './setting-preview.css.ts';
import { previewSettings } from './setting-preview-values.ts';
import { SharingPreview } from './sharing-preview.tsx';

/** The heading of the page is that of the settings, not that of the preview. */
const previewPlace = { isFullWidth: true, isFirst: true, isHeading: false } as const;

const guest = { userID: 0, name: '', photoUrl: null, isAdmin: false, emailConfirmed: false } as const;

const parts: Readonly<Record<SettingPreviewName, () => ReactNode>> = {
  'title-bar': () => (
    <>
      <Frame palette="light">
        <TitleBar path="/" />
      </Frame>
      <Frame palette="dark">
        <TitleBar path="/" />
      </Frame>
    </>
  ),
  identity: () => (
    <>
      <Frame>
        <TitleBar path="/" />
      </Frame>
      <SharingPreview />
    </>
  ),
  banner: () => (
    <Frame>
      <BannerWidget titleFrom="page" place={previewPlace} />
    </Frame>
  ),
  footer: () => (
    <Frame>
      <Footer />
    </Frame>
  ),
  'quick-links': () => (
    <Frame kind="panel">
      <QuickLinksWidget />
    </Frame>
  ),
  welcome: () => (
    <Frame kind="panel">
      <GuestCallToActionWidget />
    </Frame>
  ),
  sharing: () => <SharingPreview />,
};

/** The props of a preview: the part of the page, and the values of settings that it is shown with. */
export interface SettingPreviewProps {
  readonly name: SettingPreviewName;
  readonly values: Readonly<Record<string, unknown>>;
}

/** A preview of a part of a page with the values of a form, as guests see it. It is inert. */
export function SettingPreview({ name, values }: SettingPreviewProps) {
  const site = useSite();
  const Part = parts[name];
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{t('setting.preview')}</figcaption>
      <SiteContext
        value={{ ...site, me: guest, permissions: undefined, settings: previewSettings(site.settings, values) }}
      >
        <Part />
      </SiteContext>
    </figure>
  );
}

interface FrameProps {
  readonly palette?: 'light' | 'dark';
  readonly kind?: keyof typeof styles.content;
  readonly children: ReactNode;
}

const Frame = ({ palette, kind = 'page', children }: FrameProps) => (
  <div className={styles.frame} inert aria-hidden {...(palette && { 'data-theme': palette })}>
    <div className={styles.content[kind]}>{children}</div>
  </div>
);
