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
  newSignIn,
  passwordChanged,
  passwordReset,
  welcome,
} from './account.ts';
import { appealAnswered, decisionMade } from './decision.ts';
import { digest } from './digest.ts';
import { notification } from './notification.ts';
import { questionFollowUp } from './question-follow-up.ts';
import { securityChanged } from './security.ts';
import { trial } from './trial.ts';

/** Every kind of message, by the name under which it waits to be sent. */
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
  'export-ready': exportReady,
  decision: decisionMade,
  'appeal-answered': appealAnswered,
  notification,
  'question-follow-up': questionFollowUp,
  digest,
  trial,
} as const;

/** The name of a kind of message. */
export type MailTemplateName = keyof typeof mailTemplates;

/** What a kind of message must be told. */
export type MailData<Name extends MailTemplateName> =
  (typeof mailTemplates)[Name] extends MailTemplate<infer Data> ? Data : never;

/** The template of a name that was kept; undefined when a later forum no longer has it. */
export const templateOf = (name: string): MailTemplate | undefined =>
  Object.hasOwn(mailTemplates, name) ? (mailTemplates[name as MailTemplateName] as MailTemplate) : undefined;
