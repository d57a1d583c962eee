import { z } from 'zod';
import { address, asAddress, type SettingDefinitions, setting, text } from './setting-definition.ts';

/** The origin of a site, such as `https://www.example.org`. */
const origin = z
  .string()
  .trim()
  .max(200)
  .regex(/^https?:\/\/[^\s/;,'"*]+$/i, 'Enter an origin such as https://www.example.org, without a path.');

/** The settings of access: who reads the forum, own pages for signing in, embedding, external search, cookies, privacy. */
export const accessSettings = {
  'site.access': setting(
    z.enum(['everyone', 'members']),
    'everyone',
    'Access to the forum: everyone (as far as permissions allow) or members only; others are sent to the sign-in page.',
  ),
  'moderation.publicLog': setting(
    z.enum(['nobody', 'members', 'everyone']),
    'nobody',
    'Access to the public moderation log.',
  ),
  'moderation.publicLogNames': setting(z.boolean(), false, 'The public log names the moderators.'),
  'ui.bannedPrivateProfile': setting(z.boolean(), false, 'Profiles of banned members are private.'),
  'embed.enabled': setting(z.boolean(), false, 'Other sites may embed the forum.'),
  'embed.allowedOrigins': setting(
    z.array(origin).max(20),
    [],
    'The origins that may embed the forum, such as https://www.example.org.',
  ),
  'embed.remoteUrl': setting(
    asAddress(z.string().trim()),
    '',
    'The page that embeds the forum; it receives the URL, title and scroll position of the embedded page.',
  ),
  'embed.forced': setting(
    z.boolean(),
    false,
    'Visitors who open the forum directly are redirected to the page that embeds it.',
  ),
  'garden.cookie.name': setting(
    text(50).regex(/^[\w-]+$/, 'Use only letters, digits, _ and -.'),
    'folkmoot',
    'The prefix of cookie names.',
    'public',
    'site.manage',
  ),
  'garden.cookie.path': setting(
    text(100).regex(/^\/[\w/-]*$/, 'The path must start with a slash.'),
    '/',
    'The path of cookies.',
    'public',
    'site.manage',
  ),
  'search.externalSearch': setting(
    address.refine((url) => url === '' || url.includes('%s'), 'The address needs %s as the placeholder for the text.'),
    '',
    'The URL of an external search that replaces the built-in one; %s stands for the query.',
  ),
  'search.externalResultsInNewTab': setting(z.boolean(), false, 'Results of the external search open in a new tab.'),
  'entry.signInUrl': setting(address, '', 'An alternative URL for sign-in.'),
  'entry.registrationUrl': setting(address, '', 'An alternative URL for registration.'),
  'entry.signOutUrl': setting(address, '', 'An alternative URL for sign-out.'),
  'privacy.anonymizeData': setting(
    z.boolean(),
    false,
    'Visits are counted anonymously, unless a visitor chooses otherwise.',
  ),
} as const satisfies SettingDefinitions;
