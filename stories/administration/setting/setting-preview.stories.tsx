import { SettingPreview } from '#components/administration/setting/setting-preview.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / setting-preview' };

/** Renders a preview as an administrator sees it beside a form. */
const Shown = (props: Parameters<typeof SettingPreview>[0]) => (
  <StorySite me={ingrid} permissions={['site.manage']}>
    <SettingPreview {...props} />
  </StorySite>
);

export const TitleBar = () => (
  <Shown name="title-bar" values={{ 'ui.siteName': 'Harbour', 'ui.titleBar.logoAlignment': 'center' }} />
);

export const Banner = () => <Shown name="banner" values={{ 'branding.bannerTitle': 'Welcome aboard' }} />;

export const Footer = () => (
  <Shown
    name="footer"
    values={{ 'ui.footerText': 'Harbour Club', 'ui.footerLinks': [{ name: 'Rules', url: '/rules' }] }}
  />
);

export const QuickLinks = () => (
  <Shown name="quick-links" values={{ 'ui.quickLinks': [{ name: 'Members', url: '/members' }] }} />
);

export const Welcome = () => <Shown name="welcome" values={{ 'ui.welcomeTitle': 'Come aboard' }} />;

export const Sharing = () => <Shown name="sharing" values={{ 'branding.addressBarColor': '#146c78' }} />;
