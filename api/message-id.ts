import type account from '#locales/en/account.json';
import type administration from '#locales/en/administration.json';
import type attachment from '#locales/en/attachment.json';
import type automation from '#locales/en/automation.json';
import type bulk from '#locales/en/bulk.json';
import type category from '#locales/en/category.json';
import type collection from '#locales/en/collection.json';
import type composer from '#locales/en/composer.json';
import type conversation from '#locales/en/conversation.json';
import type dashboard from '#locales/en/dashboard.json';
import type data from '#locales/en/data.json';
import type discussion from '#locales/en/discussion.json';
import type errors from '#locales/en/errors.json';
import type form from '#locales/en/form.json';
import type incomingMail from '#locales/en/incoming-mail.json';
import type layout from '#locales/en/layout.json';
import type log from '#locales/en/log.json';
import type machineTranslation from '#locales/en/machine-translation.json';
import type mail from '#locales/en/mail.json';
import type member from '#locales/en/member.json';
import type moderation from '#locales/en/moderation.json';
import type notification from '#locales/en/notification.json';
import type operation from '#locales/en/operation.json';
import type options from '#locales/en/options.json';
import type outgoingMail from '#locales/en/outgoing-mail.json';
import type post from '#locales/en/post.json';
import type primitives from '#locales/en/primitives.json';
import type reaction from '#locales/en/reaction.json';
import type report from '#locales/en/report.json';
import type role from '#locales/en/role.json';
import type sanction from '#locales/en/sanction.json';
import type search from '#locales/en/search.json';
import type setting from '#locales/en/setting.json';
import type shell from '#locales/en/shell.json';
import type transfer from '#locales/en/transfer.json';
import type user from '#locales/en/user.json';
import type webhook from '#locales/en/webhook.json';
import type widget from '#locales/en/widget.json';
import type word from '#locales/en/word.json';

/** All message files of one language. */
interface Catalogue {
  account: typeof account;
  administration: typeof administration;
  attachment: typeof attachment;
  automation: typeof automation;
  bulk: typeof bulk;
  category: typeof category;
  collection: typeof collection;
  composer: typeof composer;
  conversation: typeof conversation;
  dashboard: typeof dashboard;
  data: typeof data;
  discussion: typeof discussion;
  errors: typeof errors;
  form: typeof form;
  'incoming-mail': typeof incomingMail;
  layout: typeof layout;
  log: typeof log;
  'machine-translation': typeof machineTranslation;
  mail: typeof mail;
  member: typeof member;
  moderation: typeof moderation;
  notification: typeof notification;
  operation: typeof operation;
  options: typeof options;
  'outgoing-mail': typeof outgoingMail;
  post: typeof post;
  primitives: typeof primitives;
  report: typeof report;
  role: typeof role;
  sanction: typeof sanction;
  reaction: typeof reaction;
  search: typeof search;
  setting: typeof setting;
  shell: typeof shell;
  transfer: typeof transfer;
  user: typeof user;
  webhook: typeof webhook;
  widget: typeof widget;
  word: typeof word;
}

/** A message file, named after the folder of components that uses it. Message IDs begin with this name. */
export type MessageArea = keyof Catalogue;

/** The ID of a message: `discussion.row.views` is defined in `locales/<language>/discussion.json`. */
export type MessageID = { [Area in MessageArea]: keyof Catalogue[Area] & string }[MessageArea];

/** Returns the area of a message, which is the first part of its ID. */
export const areaOf = (id: string): MessageArea => id.slice(0, id.indexOf('.')) as MessageArea;
