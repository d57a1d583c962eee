import { z } from 'zod';
import { address, type SettingDefinitions, setting, shownText, text } from './setting-definition.ts';

/** The settings of the identity of the site: names, language, theme, icons, banner. */
export const identitySettings = {
  'ui.siteName': shownText(
    { maxLength: 100 },
    'Folkmoot',
    'The name of the site, shown in titles and the title bar.',
    'setting.site-name',
  ),
  'ui.siteDescription': shownText(
    { maxLength: 350, isMultiline: true },
    'A place to talk things over.',
    'A sentence on the site, for search engines and feeds.',
    'setting.description',
  ),
  'garden.orgName': shownText(
    { maxLength: 50 },
    '',
    'The organisation behind the site, named in the footer and for search engines.',
    'setting.organization',
  ),
  'ui.themeKey': setting(text(100), 'keystone', 'The theme in use.'),
  'branding.favicon': setting(address, '', 'The site icon in tabs and bookmarks; empty for the built-in one.'),
  'branding.touchIcon': setting(
    address,
    '',
    'The site icon on home screens, 512 pixels in width and height; empty for the built-in one.',
  ),
  'branding.shareImage': setting(
    address,
    '',
    'The picture of links to pages without a picture of their own, where they are shared.',
  ),
  'branding.addressBarColor': setting(
    text(7).regex(/^(|#[0-9a-f]{6})$/i, 'Enter a color as # and six digits, such as #3b49c4.'),
    '',
    'The colour of the browser interface on phones.',
  ),
  'branding.bannerTitle': shownText(
    { maxLength: 100 },
    '',
    'The title of the banner; empty for the title of the home page.',
    'setting.banner-title',
  ),
  'branding.bannerImage': setting(address, '', 'The picture behind the banner; empty for the built-in background.'),
  'garden.locale': setting(
    text(20).regex(/^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8}){0,3}$/, 'This is not a language code.'),
    'en',
    'The language of the site.',
  ),
  'garden.title': shownText(
    { maxLength: 100 },
    '',
    'The title of the home page in browsers and search engines, and of its banner; empty for the site name.',
    'setting.home-title',
  ),
  'dashboard.checklistHidden': setting(
    z.boolean(),
    false,
    'The checklist for a new site is hidden on the dashboard.',
    'site.manage',
  ),
} as const satisfies SettingDefinitions;
