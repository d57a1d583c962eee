import { z } from 'zod';
import { dayIn, defineTemplate, momentIn } from '#server/mail/mail-template.ts';

const name = z.string();
const named = z.object({ name });
const withQuery = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;
const account = () => 'mail.reason.account' as const;
const address = () => 'mail.reason.address' as const;

/** The e-mail with a link to confirm an address. The link works once, within 48 hours. */
export const confirmAddress = defineTemplate({
  schema: z.object({ name, userID: z.number(), code: z.string() }),
  reason: address,
  compose: (data, { say }) => ({
    subject: say('mail.confirm.subject'),
    heading: say('mail.confirm.subject'),
    greeting: say('mail.hello', data),
    lines: [say('mail.confirm.line')],
    button: {
      label: say('mail.confirm.button'),
      path: withQuery('/entry/emailconfirm', { userID: String(data.userID), code: data.code }),
      orOpen: say('mail.open'),
    },
    afterwards: say('mail.unless-you'),
  }),
});

/** The e-mail to the owner of an address, sent when another account tries to use the address. */
export const addressInUse = defineTemplate({
  schema: named,
  reason: address,
  compose: (data, { say }) => ({
    subject: say('mail.in-use.subject'),
    heading: say('mail.in-use.subject'),
    greeting: say('mail.hello', data),
    lines: [say('mail.in-use.line'), say('mail.in-use.forgotten')],
    button: { label: say('mail.reset.button'), path: '/entry/passwordrequest', orOpen: say('mail.open') },
    afterwards: say('mail.unless-you'),
  }),
});

/** The e-mail with a link to set a new password. The link works once, within 2 hours. */
export const passwordReset = defineTemplate({
  schema: z.object({ name, token: z.string() }),
  reason: account,
  compose: ({ name, token }, { say }) => ({
    subject: say('mail.reset.subject'),
    heading: say('mail.reset.subject'),
    greeting: say('mail.hello', { name }),
    lines: [say('mail.reset.line')],
    button: {
      label: say('mail.reset.button'),
      path: withQuery('/entry/passwordreset', { token }),
      orOpen: say('mail.open'),
    },
    afterwards: say('mail.unless-you'),
  }),
});

/** The e-mail to a member whose password was changed, so that a change by a stranger does not remain unnoticed. */
export const passwordChanged = defineTemplate({
  schema: named,
  reason: account,
  compose: (data, { say }) => ({
    subject: say('mail.password-changed.subject'),
    heading: say('mail.password-changed.subject'),
    greeting: say('mail.hello', data),
    lines: [say('mail.password-changed.line')],
    button: { label: say('mail.not-me.button'), path: '/entry/passwordrequest' },
    afterwards: say('mail.all-well'),
  }),
});

/** The e-mail to a member's previous address after a change of address. */
export const emailChanged = defineTemplate({
  schema: z.object({ name, newAddress: z.string() }),
  reason: account,
  compose: ({ name, newAddress }, { say }) => ({
    subject: say('mail.email-changed.subject'),
    heading: say('mail.email-changed.subject'),
    greeting: say('mail.hello', { name }),
    lines: [say('mail.email-changed.line', { address: newAddress })],
    button: { label: say('mail.not-me.button'), path: '/entry/passwordrequest' },
    afterwards: say('mail.all-well'),
  }),
});

/**
 * The e-mail to a person whose two accounts were merged by staff, to the address of each. `name` is the account that was
 * closed, `keptName` the one that has everything now.
 */
export const membersMerged = defineTemplate({
  schema: z.object({ name, keptName: z.string() }),
  reason: address,
  compose: (data, { say }) => ({
    subject: say('mail.merged.subject'),
    heading: say('mail.merged.subject'),
    greeting: say('mail.hello', { name: data.keptName }),
    lines: [say('mail.merged.line', data), say('mail.merged.sign-in', data)],
    button: { label: say('mail.merged.button'), path: '/entry/signin', orOpen: say('mail.open') },
    afterwards: say('mail.merged.afterwards'),
  }),
});

/**
 * The e-mail to a member added by staff. With a token, it has a link to choose the first password, which works once until
 * `expires`.
 */
export const welcome = defineTemplate({
  schema: z.object({ name, token: z.string().optional(), expires: z.string().optional() }),
  reason: account,
  compose: ({ name, token, expires }, context) => {
    const { say } = context;
    const choice = token !== undefined && expires !== undefined && { token, date: dayIn(context, expires) };
    const label = say('mail.welcome.button');
    const subject = say(choice ? 'mail.welcome.choose-subject' : 'mail.welcome.subject');
    return {
      subject,
      heading: subject,
      greeting: say('mail.hello', { name }),
      lines: [
        say('mail.welcome.line', { name }),
        choice ? say('mail.welcome.choose', { date: choice.date }) : say('mail.welcome.password'),
      ],
      button: choice
        ? { label, path: withQuery('/entry/passwordreset', { token: choice.token }), orOpen: say('mail.open') }
        : { label, path: '/entry/passwordrequest' },
    };
  },
});

/** The e-mail to an applicant whose application was approved. */
export const applicationApproved = defineTemplate({
  schema: named,
  reason: address,
  compose: (data, { say }) => ({
    subject: say('mail.approved.subject'),
    heading: say('mail.approved.subject'),
    greeting: say('mail.hello', data),
    lines: [say('mail.approved.line')],
    button: { label: say('mail.approved.button'), path: '/entry/signin' },
  }),
});

/** The e-mail to an applicant whose application was declined. */
export const applicationDeclined = defineTemplate({
  schema: named,
  reason: address,
  compose: (data, { say }) => ({
    subject: say('mail.declined.subject'),
    heading: say('mail.declined.subject'),
    greeting: say('mail.hello', data),
    lines: [say('mail.declined.line')],
  }),
});

/** The e-mail with an invitation to register. `path` leads to the registration form with the invitation's code. */
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
    const subject = say('mail.invitation.subject', { inviter, site: siteName });
    return {
      subject,
      heading: subject,
      lines: [
        say('mail.invitation.line', { inviter, site: siteName }),
        ...(expires ? [say('mail.invitation.until', { date: dayIn(context, expires) })] : []),
      ],
      ...(message && { quote: { author: say('mail.wrote', { actor: inviter }), text: message } }),
      button: { label: say('mail.invitation.button'), path, orOpen: say('mail.open') },
      afterwards: say('mail.invitation.afterwards'),
    };
  },
});

/** The e-mail to a member after a sign-in with a browser that they have not used before. */
export const newSignIn = defineTemplate({
  schema: z.object({ name, date: z.string(), device: z.string(), ipAddress: z.string().nullable() }),
  reason: account,
  compose: ({ name, date, device, ipAddress }, context) => {
    const { say } = context;
    return {
      subject: say('mail.sign-in.subject'),
      heading: say('mail.sign-in.subject'),
      greeting: say('mail.hello', { name }),
      lines: [say('mail.sign-in.line')],
      facts: [
        { name: say('mail.sign-in.when'), value: `${momentIn(context, date)} (${context.timeZone})` },
        { name: say('mail.sign-in.device'), value: device },
        ...(ipAddress ? [{ name: say('mail.sign-in.address'), value: ipAddress }] : []),
      ],
      button: { label: say('mail.sign-in.button'), path: '/profile/sessions' },
      afterwards: say('mail.sign-in.afterwards'),
    };
  },
});

/**
 * The e-mail to a member who has requested the deletion of their account: the date of the deletion, and how to cancel
 * it.
 */
export const deletionAsked = defineTemplate({
  schema: z.object({ name, path: z.string(), due: z.string() }),
  reason: account,
  compose: ({ name, path, due }, context) => {
    const { say } = context;
    return {
      subject: say('mail.deletion.subject'),
      heading: say('mail.deletion.subject'),
      greeting: say('mail.hello', { name }),
      lines: [say('mail.deletion.line', { date: momentIn(context, due) })],
      button: { label: say('mail.deletion.button'), path },
      afterwards: say('mail.deletion.afterwards'),
    };
  },
});

/** The e-mail to a member whose account was deleted. */
export const accountDeleted = defineTemplate({
  schema: named,
  reason: address,
  compose: (data, { say }) => ({
    subject: say('mail.deleted.subject'),
    heading: say('mail.deleted.subject'),
    greeting: say('mail.hello', data),
    lines: [say('mail.deleted.line'), say('mail.deleted.keep')],
    afterwards: say('mail.deleted.afterwards'),
  }),
});

/** The e-mail to a member whose data export can be downloaded. */
export const exportReady = defineTemplate({
  schema: z.object({ name, path: z.string(), expires: z.string() }),
  reason: account,
  compose: ({ name, path, expires }, context) => {
    const { say } = context;
    return {
      subject: say('mail.export.subject'),
      heading: say('mail.export.subject'),
      greeting: say('mail.hello', { name }),
      lines: [say('mail.export.line', { date: dayIn(context, expires) })],
      button: { label: say('mail.export.button'), path },
      afterwards: say('mail.export.afterwards'),
    };
  },
});
