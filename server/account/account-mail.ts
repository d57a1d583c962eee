import type { Forum } from '#server/platform/forum.ts';
import type { Mail } from '#server/platform/mailer.ts';

/** A message on an account: what it says, and the one thing it offers to do. */
interface Letter {
  readonly to: string;
  readonly name: string;
  readonly subject: string;
  readonly lines: readonly string[];
  readonly action?: { readonly label: string; readonly path: string };
  readonly afterwards?: string;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const asSafe = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const font = "font-family:'Open Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const paragraph = (text: string, style = '') =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:1.5;${style}">${asSafe(text)}</p>`;

const button = (label: string, url: string): string =>
  `<p style="margin:24px 0"><a href="${asSafe(url)}" style="display:inline-block;padding:12px 24px;border-radius:6px;` +
  `background:#0b57a4;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${asSafe(label)}</a></p>` +
  `<p style="margin:0 0 16px;font-size:14px;line-height:1.5;color:#545b66">Or open this address: ` +
  `<a href="${asSafe(url)}" style="color:#0b57a4;word-break:break-all">${asSafe(url)}</a></p>`;

const asHtml = (letter: Letter, siteName: string, siteUrl: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="color-scheme" content="light"><title>${asSafe(letter.subject)}</title></head>` +
  `<body style="margin:0;padding:24px 12px;background:#f3f4f6;color:#1f2430;${font}">` +
  `<div style="max-width:560px;margin:0 auto;padding:32px;border-radius:8px;background:#ffffff">` +
  `<p style="margin:0 0 24px;font-size:18px;font-weight:700">${asSafe(siteName)}</p>` +
  `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${asSafe(letter.subject)}</h1>` +
  `${paragraph(`Hello ${letter.name},`)}${letter.lines.map((line) => paragraph(line)).join('')}` +
  `${letter.action ? button(letter.action.label, siteUrl + letter.action.path) : ''}` +
  `${letter.afterwards ? paragraph(letter.afterwards, 'color:#545b66') : ''}</div></body></html>`;

const asText = (letter: Letter, siteName: string, siteUrl: string): string =>
  [
    `Hello ${letter.name},`,
    ...letter.lines,
    ...(letter.action ? [`${letter.action.label}:\n${siteUrl}${letter.action.path}`] : []),
    ...(letter.afterwards ? [letter.afterwards] : []),
    `${siteName}\n${siteUrl}`,
  ].join('\n\n');

/** Sends a letter as plain text and HTML; everything in it is escaped. */
async function post(forum: Forum, letter: Letter): Promise<void> {
  const { 'ui.siteName': siteName } = await forum.settings.get();
  const { siteUrl } = forum.configuration;
  const mail: Mail = {
    to: letter.to,
    subject: `${letter.subject} – ${siteName}`.replace(/[\r\n]+/g, ' '),
    text: asText(letter, siteName, siteUrl),
    html: asHtml(letter, siteName, siteUrl),
  };
  await forum.mailer.send(mail);
}

/** Who a letter is for. */
export interface Addressee {
  readonly to: string;
  readonly name: string;
}

const unlessYou = 'If this was not you, you can leave this message alone: nothing will change.';
const withQuery = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;

/** Asks somebody to confirm an address, by a link that works once within 48 hours. */
export const postConfirmation = (forum: Forum, whom: Addressee, link: { userID: number; code: string }) =>
  post(forum, {
    ...whom,
    subject: 'Confirm your e-mail address',
    lines: ['Please confirm that this address is yours. The link works once, for 48 hours.'],
    action: {
      label: 'Confirm my address',
      path: withQuery('/entry/emailconfirm', { userID: String(link.userID), code: link.code }),
    },
    afterwards: unlessYou,
  });

/** Tells the owner of an address that somebody has given it as theirs. */
export const postAddressInUse = (forum: Forum, whom: Addressee) =>
  post(forum, {
    ...whom,
    subject: 'You have an account already',
    lines: [
      'Somebody, perhaps you, has just given this address for another account. It belongs to yours, so it stays there.',
      'If you have forgotten your password, you can set a new one.',
    ],
    action: { label: 'Set a new password', path: '/entry/passwordrequest' },
    afterwards: unlessYou,
  });

/** Sends the link to set a new password, which works once within 2 hours. */
export const postPasswordReset = (forum: Forum, whom: Addressee, token: string) =>
  post(forum, {
    ...whom,
    subject: 'Set a new password',
    lines: ['You can set a new password for your account. The link works once, for 2 hours.'],
    action: { label: 'Set a new password', path: withQuery('/entry/passwordreset', { token }) },
    afterwards: unlessYou,
  });

/** Tells a member that the password was changed, so that a stranger's change does not stay unnoticed. */
export const postPasswordChanged = (forum: Forum, whom: Addressee) =>
  post(forum, {
    ...whom,
    subject: 'Your password was changed',
    lines: ['The password of your account has just been changed, and all other places were signed out.'],
    action: { label: 'This was not me', path: '/entry/passwordrequest' },
    afterwards: 'If it was you, all is well.',
  });

/** Welcomes a member whom staff has added. */
export const postWelcome = (forum: Forum, whom: Addressee) =>
  post(forum, {
    ...whom,
    subject: 'Welcome',
    lines: [
      `An account has been made for you. Your name is ${whom.name}.`,
      'Sign in with the password you were given, or set one of your own.',
    ],
    action: { label: 'Set my password', path: '/entry/passwordrequest' },
  });

/** Tells an applicant how the application was answered. */
export const postApplicationAnswer = (forum: Forum, whom: Addressee, isApproved: boolean) =>
  post(forum, {
    ...whom,
    subject: isApproved ? 'Your application was approved' : 'Your application was declined',
    lines: [
      isApproved
        ? 'You are a member now. Sign in and take part.'
        : 'Thank you for your interest. Your application for membership was not approved.',
    ],
    ...(isApproved && { action: { label: 'Sign in', path: '/entry/signin' } }),
  });
