/** The settings of the site identity form. The logos are exposed under their own names but stored in `ui.titleBar`. */
export const brandingSettings = [
  'ui.siteName',
  'ui.siteDescription',
  'branding.logo',
  'branding.mobileLogo',
  'branding.favicon',
  'branding.touchIcon',
  'branding.shareImage',
  'branding.addressBarColor',
];
