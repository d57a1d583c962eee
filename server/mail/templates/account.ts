import { z } from 'zod';
import { dayIn, defineTemplate, momentIn } from '#server/mail/mail-template.ts';

const name = z.string();
const named = z.object({ name });
const withQuery = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;
const account = () => 'reason.account' as const;
const address = () => 'reason.address' as const;

/** Asks somebody to confirm an address, by a link that works once within 48 hours. */
export const confirmAddress = defineTemplate({
  schema: z.object({ name, userID: z.number(), code: z.string() }),
  reason: address,
  compose: (data, { say }) => ({
    subject: say('confirm.subject'),
    heading: say('confirm.subject'),
    greeting: say('hello', data),
    lines: [say('confirm.line')],
    button: {
      label: say('confirm.button'),
      path: withQuery('/entry/emailconfirm', { userID: String(data.userID), code: data.code }),
      orOpen: say('open'),
    },
    afterwards: say('unlessYou'),
  }),
});

/** Tells the owner of an address that somebody has given it as theirs. */
export const addressInUse = defineTemplate({
  schema: named,
  reason: address,
  compose: (data, { say }) => ({
    subject: say('inUse.subject'),
    heading: say('inUse.subject'),
    greeting: say('hello', data),
    lines: [say('inUse.line'), say('inUse.forgotten')],
    button: { label: say('reset.button'), path: '/entry/passwordrequest', orOpen: say('open') },
    afterwards: say('unlessYou'),
  }),
});

/** Brings the link to set a new password, which works once within 2 hours. */
export const passwordReset = defineTemplate({
  schema: z.object({ name, token: z.string() }),
  reason: account,
  compose: ({ name, token }, { say }) => ({
    subject: say('reset.subject'),
    heading: say('reset.subject'),
    greeting: say('hello', { name }),
    lines: [say('reset.line')],
    button: { label: say('reset.button'), path: withQuery('/entry/passwordreset', { token }), orOpen: say('open') },
    afterwards: say('unlessYou'),
  }),
});

/** Tells a member that the password was changed, so that a stranger's change does not stay unnoticed. */
export const passwordChanged = defineTemplate({
  schema: named,
  reason: account,
  compose: (data, { say }) => ({
    subject: say('passwordChanged.subject'),
    heading: say('passwordChanged.subject'),
    greeting: say('hello', data),
    lines: [say('passwordChanged.line')],
    button: { label: say('notMe.button'), path: '/entry/passwordrequest' },
    afterwards: say('allWell'),
  }),
});

/** Tells the old address that messages now go to another. */
export const emailChanged = defineTemplate({
  schema: z.object({ name, newAddress: z.string() }),
  reason: account,
  compose: ({ name, newAddress }, { say }) => ({
    subject: say('emailChanged.subject'),
    heading: say('emailChanged.subject'),
    greeting: say('hello', { name }),
    lines: [say('emailChanged.line', { address: newAddress })],
    button: { label: say('notMe.button'), path: '/entry/passwordrequest' },
    afterwards: say('allWell'),
  }),
});

/** Welcomes a member whom staff has added. */
export const welcome = defineTemplate({
  schema: named,
  reason: account,
  compose: (data, { say }) => ({
    subject: say('welcome.subject'),
    heading: say('welcome.subject'),
    greeting: say('hello', data),
    lines: [say('welcome.line', data), say('welcome.password')],
    button: { label: say('welcome.button'), path: '/entry/passwordrequest' },
  }),
});

/** Tells an applicant that the application was approved. */
export const applicationApproved = defineTemplate({
  schema: named,
  reason: address,
  compose: (data, { say }) => ({
    subject: say('approved.subject'),
    heading: say('approved.subject'),
    greeting: say('hello', data),
    lines: [say('approved.line')],
    button: { label: say('approved.button'), path: '/entry/signin' },
  }),
});

/** Tells an applicant that the application was declined. */
export const applicationDeclined = defineTemplate({
  schema: named,
  reason: address,
  compose: (data, { say }) => ({
    subject: say('declined.subject'),
    heading: say('declined.subject'),
    greeting: say('hello', data),
    lines: [say('declined.line')],
  }),
});

/** Invites somebody to join; `path` leads to the registration with the invitation's code. */
export const invitation = defineTemplate({
  schema: z.object({
    inviter: z.string(),
    path: z.string(),
    message: z.string().optional(),
    expires: z.string().optional(),
  }),
  reason: address,
  compose: ({ inviter, path, message, expires }, context) => {
    const { say, siteName } = context;
    const subject = say('invitation.subject', { inviter, site: siteName });
    return {
      subject,
      heading: subject,
      lines: [
        say('invitation.line', { inviter, site: siteName }),
        ...(expires ? [say('invitation.until', { date: dayIn(context, expires) })] : []),
      ],
      ...(message && { quote: { author: say('wrote', { actor: inviter }), text: message } }),
      button: { label: say('invitation.button'), path, orOpen: say('open') },
      afterwards: say('invitation.afterwards'),
    };
  },
});

/** Tells a member of a sign-in from a place that was not used before. */
export const newSignIn = defineTemplate({
  schema: z.object({ name, date: z.string(), device: z.string(), ipAddress: z.string().nullable() }),
  reason: account,
  compose: ({ name, date, device, ipAddress }, context) => {
    const { say } = context;
    return {
      subject: say('signIn.subject'),
      heading: say('signIn.subject'),
      greeting: say('hello', { name }),
      lines: [say('signIn.line')],
      facts: [
        { name: say('signIn.when'), value: `${momentIn(context, date)} (${context.timeZone})` },
        { name: say('signIn.device'), value: device },
        ...(ipAddress ? [{ name: say('signIn.address'), value: ipAddress }] : []),
      ],
      button: { label: say('signIn.button'), path: '/profile/sessions' },
      afterwards: say('signIn.afterwards'),
    };
  },
});

/** Says good-bye to a member whose account was deleted. */
export const accountDeleted = defineTemplate({
  schema: named,
  reason: address,
  compose: (data, { say }) => ({
    subject: say('deleted.subject'),
    heading: say('deleted.subject'),
    greeting: say('hello', data),
    lines: [say('deleted.line'), say('deleted.keep')],
    afterwards: say('deleted.afterwards'),
  }),
});

/** Tells a member that the export of their data can be fetched. */
export const exportReady = defineTemplate({
  schema: z.object({ name, path: z.string(), expires: z.string() }),
  reason: account,
  compose: ({ name, path, expires }, context) => {
    const { say } = context;
    return {
      subject: say('export.subject'),
      heading: say('export.subject'),
      greeting: say('hello', { name }),
      lines: [say('export.line', { date: dayIn(context, expires) })],
      button: { label: say('export.button'), path },
      afterwards: say('export.afterwards'),
    };
  },
});
