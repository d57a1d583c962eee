import { authenticatorRoutes } from '#api/account/credential/authenticator.contract.ts';
import { passkeyRoutes } from '#api/account/credential/passkey.contract.ts';
import { passwordResetRoutes } from '#api/account/credential/password-reset.contract.ts';
import { twoFactorRoutes } from '#api/account/credential/two-factor.contract.ts';
import { firstAdministratorRoutes } from '#api/account/registration/first-administrator.contract.ts';
import { registrationRoutes } from '#api/account/registration/registration.contract.ts';
import { fragmentPlacementRoutes } from '#api/administration/fragment/fragment-placement.contract.ts';
import { navigationRoutes } from '#api/administration/layout/navigation.contract.ts';
import { restorationRoutes } from '#api/administration/restore/restoration.contract.ts';
import { configRoutes } from '#api/administration/setting/config.contract.ts';
import { themeRoutes } from '#api/administration/theme/theme.contract.ts';
import { themeAssetRoutes } from '#api/administration/theme/theme-asset.contract.ts';
import { localeRoutes } from '#api/administration/translation/locale.contract.ts';
import { incomingMailRoutes } from '#api/mail/incoming/incoming-mail.contract.ts';
import { unsubscribeRoutes } from '#api/mail/unsubscribe.contract.ts';
import { profileFieldRoutes } from '#api/member/profile-field/profile-field.contract.ts';
import { rolePreviewRoutes } from '#api/member/role/role-preview.contract.ts';
import { sessionRoutes } from '#api/member/session/session.contract.ts';
import { meRoutes } from '#api/member/user/me.contract.ts';
import { decisionRoutes } from '#api/moderation/decision/decision.contract.ts';
import { moderationMessageRoutes } from '#api/moderation/site-message/moderation-message.contract.ts';
import type { ContractRoute } from '#api/route.ts';

/** The API routes that are open to everyone in a community restricted to members. */
const openCalls: readonly Pick<ContractRoute, 'method' | 'url'>[] = [
  // Signing in and out, registration, confirming an e-mail address, resetting a password.
  sessionRoutes.signIn,
  sessionRoutes.signOut,
  twoFactorRoutes.signIn,
  twoFactorRoutes.signInOptions,
  passkeyRoutes.signIn,
  passkeyRoutes.signInOptions,
  registrationRoutes.register,
  registrationRoutes.available,
  registrationRoutes.confirmEmail,
  registrationRoutes.requestConfirmation,
  passwordResetRoutes.request,
  passwordResetRoutes.reset,
  firstAdministratorRoutes.create,
  authenticatorRoutes.types,
  authenticatorRoutes.list,
  authenticatorRoutes.read,
  profileFieldRoutes.list,
  // A page waits with it for the restored forum, in which its session may not exist.
  restorationRoutes.start,
  // The site's name, theme, texts, menu and announcements, which the entry pages also need.
  configRoutes.get,
  localeRoutes.list,
  localeRoutes.translations,
  localeRoutes.script,
  navigationRoutes.read,
  moderationMessageRoutes.list,
  themeRoutes.list,
  themeRoutes.get,
  themeAssetRoutes.get,
  // The fragments in a theme's header and footer. A frame sends no cookie for its files.
  fragmentPlacementRoutes.placement,
  fragmentPlacementRoutes.js,
  fragmentPlacementRoutes.css,
  // The viewer and their permissions.
  meRoutes.read,
  meRoutes.counts,
  meRoutes.permissions,
  // Ends viewing the forum as a role, such as that of guests.
  rolePreviewRoutes.end,
  // Links in e-mails, authorised by their keys.
  unsubscribeRoutes.read,
  unsubscribeRoutes.unsubscribe,
  unsubscribeRoutes.choose,
  unsubscribeRoutes.resubscribe,
  decisionRoutes.read,
  decisionRoutes.appeal,
  // Mail providers, authorised by the secret of the webhook.
  incomingMailRoutes.receive,
];

/** Files and forms outside the API that the entry pages, browsers and crawlers need. */
const openFiles = [
  'GET /assets/*',
  'GET /words/:language/:file',
  'POST /language',
  'POST /role-preview/end',
  'GET /themes/:id/:revision/styles-:mark.css',
  'GET /fragments/:fragmentUUID/frame',
  'GET /fragments/runtime-:mark.js',
  'GET /favicon.svg',
  'GET /default-photo.svg',
  'GET /favicon.ico',
  'GET /apple-touch-icon.png',
  'GET /icon-192.png',
  'GET /icon-512.png',
  'GET /manifest.webmanifest',
  'GET /push-worker.js',
  'GET /robots.txt',
] as const;

/** Returns the routes that are open to everyone in a community restricted to members, as method and URL pattern. */
export const openRoutes = (apiPrefix: string): ReadonlySet<string> =>
  new Set<string>([...openCalls.map(({ method, url }) => `${method} ${apiPrefix}${url}`), ...openFiles]);

/** Whether a path is a page or form that is open to everyone: the entry pages, and the targets of links in e-mails. */
export const isOpenPage = (path: string): boolean => /^\/(entry|unsubscribe|moderation\/decision)(\/|$)/.test(path);
