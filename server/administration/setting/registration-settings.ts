import { z } from 'zod';
import { address, count, roleID, type SettingDefinitions, setting, text } from './setting-definition.ts';

/** The settings of registration, passwords and the deletion of accounts. */
export const registrationSettings = {
  'botProtection.siteKey': setting(
    text(200).regex(/^[\w-]*$/, 'Use only letters, digits, _ and -.'),
    '',
    'The site key of the bot protection at registration; takes effect only with BOT_PROTECTION_SECRET.',
  ),
  'botProtection.scriptUrl': setting(
    text(500).regex(/^https:\/\/[^\s;,'"]+$/i, 'Enter an address that starts with https.'),
    'https://www.google.com/recaptcha/api.js?render=explicit',
    'The URL of the bot protection script.',
  ),
  'registration.method': setting(
    z.enum(['basic', 'approval', 'invitation', 'connect']),
    'basic',
    'The registration method: basic (open), approval, invitation or connect (single sign-on only).',
  ),
  'registration.invitations': setting(
    z.record(roleID, count(-1, 10_000)),
    { 8: 5, 32: -1, 16: -1 },
    'The number of invitations that a member may send in 30 days, by role ID; -1 for no limit.',
  ),
  'registration.invitationDays': setting(count(1, 365), 14, 'The number of days after which an invitation expires.'),
  'registration.confirmEmail': setting(z.boolean(), true, 'New members must confirm their e-mail address.'),
  'registration.termsUrl': setting(
    address,
    '',
    'The URL of the terms of service; registration requires acceptance when set.',
  ),
  'registration.nameLength': setting(
    z.object({ min: count(1, 50), max: count(1, 50) }).refine(({ min, max }) => min <= max, {
      message: 'The minimum length cannot be greater than the maximum length.',
      path: ['min'],
    }),
    { min: 3, max: 20 },
    'The minimum and maximum length of a member name, in characters.',
  ),
  'registration.namesWithSpaces': setting(z.boolean(), false, 'Member names may contain spaces.'),
  'account.deletionDays': setting(
    count(0, 90),
    14,
    'The number of days in which members can cancel the deletion of their account; 0 deletes it immediately.',
  ),
  'tokens.creators': setting(
    z.enum(['permitted', 'administrators', 'nobody']),
    'permitted',
    'Who may create personal access tokens: members with tokens.add, only those who also have site.manage, or nobody.',
    'session.valid',
  ),
  'tokens.maxDays': setting(
    count(0, 3_650),
    0,
    'The maximum number of days for which a new access token is valid; 0 for no limit.',
    'session.valid',
  ),
  'password.minLength': setting(count(8, 100), 10, 'The minimum length of a password, in characters.'),
} as const satisfies SettingDefinitions;
