import type { MailTemplate } from '#server/mail/mail-template.ts';
import {
  accountDeleted,
  addressInUse,
  applicationApproved,
  applicationDeclined,
  confirmAddress,
  deletionAsked,
  emailChanged,
  exportReady,
  invitation,
  membersMerged,
  newSignIn,
  passwordChanged,
  passwordReset,
  welcome,
} from './account.ts';
import { appealAnswered, decisionMade } from './decision.ts';
import { digest } from './digest.ts';
import { incomingRefusal } from './incoming-refusal.ts';
import { notification } from './notification.ts';
import { questionFollowUp } from './question-follow-up.ts';
import { securityChanged } from './security.ts';
import { trial } from './trial.ts';

/** All e-mail templates by the name under which queued e-mails are stored. */
export const mailTemplates = {
  'confirm-address': confirmAddress,
  'address-in-use': addressInUse,
  'password-reset': passwordReset,
  'password-changed': passwordChanged,
  'email-changed': emailChanged,
  welcome,
  'application-approved': applicationApproved,
  'application-declined': applicationDeclined,
  invitation,
  'new-sign-in': newSignIn,
  'security-changed': securityChanged,
  'deletion-asked': deletionAsked,
  'account-deleted': accountDeleted,
  'members-merged': membersMerged,
  'export-ready': exportReady,
  decision: decisionMade,
  'appeal-answered': appealAnswered,
  notification,
  'question-follow-up': questionFollowUp,
  digest,
  'incoming-refusal': incomingRefusal,
  trial,
} as const;

/** The name of an e-mail template. */
export type MailTemplateName = keyof typeof mailTemplates;

/** The data that an e-mail template requires. */
export type MailData<Name extends MailTemplateName> =
  (typeof mailTemplates)[Name] extends MailTemplate<infer Data> ? Data : never;

/** Returns the template with a stored name; undefined if it no longer exists. */
export const templateOf = (name: string): MailTemplate | undefined =>
  Object.hasOwn(mailTemplates, name) ? (mailTemplates[name as MailTemplateName] as MailTemplate) : undefined;
