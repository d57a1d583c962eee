import { type MailData, type MailTemplateName, mailTemplates } from './templates/all-templates.ts';

/** An e-mail template with sample data. The ID is public in the API and must not change. */
export interface EmailTemplateSample {
  readonly id: number;
  readonly template: MailTemplateName;
  readonly data: object;
}

const sample = <Name extends MailTemplateName>(
  id: number,
  template: Name,
  data: MailData<Name>,
): EmailTemplateSample => ({
  id,
  template,
  data: mailTemplates[template].schema.parse(data),
});

const name = 'Ana';
const date = '2027-03-01T12:00:00.000Z';
const path = '/discussion/1';

const event = (id: number, type: string, more: Partial<MailData<'notification'>> = {}): EmailTemplateSample =>
  sample(id, 'notification', {
    type,
    actor: 'Bo',
    title: 'Boats',
    path,
    excerpt: 'Yes, and in spring too.',
    category: { categoryID: 1, name: 'Harbour' },
    more: 2,
    ...more,
  });

const decision = (id: number, kind: MailData<'decision'>['kind']): EmailTemplateSample =>
  sample(id, 'decision', { name, kind, reason: null, words: '', expires: date, path: '/moderation/decision/1' });

const appeal = (id: number, outcome: MailData<'appeal-answered'>['outcome']): EmailTemplateSample =>
  sample(id, 'appeal-answered', { name, outcome, answer: '…', path: '/moderation/decision/1' });

const digestOf = (id: number, frequency: MailData<'digest'>['frequency']): EmailTemplateSample => {
  const boats = { name: 'Boats', path, author: 'Bo', countComments: 2 };
  return sample(id, 'digest', {
    frequency,
    unread: [{ text: 'Bo: Boats', path, date }],
    categories: [{ name: 'Harbour', path: '/categories/harbour', discussions: [boats] }],
    elsewhere: [{ ...boats, category: 'Harbour' }],
  });
};

/** All e-mails that the forum sends, with sample data for each kind. */
export const emailTemplateSamples: readonly EmailTemplateSample[] = [
  sample(1, 'confirm-address', { name, userID: 1, code: '000000' }),
  sample(2, 'address-in-use', { name }),
  sample(3, 'password-reset', { name, token: '000000' }),
  sample(4, 'password-changed', { name }),
  sample(5, 'email-changed', { name, newAddress: 'ana@example.org' }),
  sample(6, 'welcome', { name }),
  sample(48, 'welcome', { name, token: '000000', expires: date }),
  sample(7, 'application-approved', { name }),
  sample(8, 'application-declined', { name }),
  sample(9, 'invitation', { inviter: 'Bo', path: '/entry/register', expires: date }),
  sample(10, 'new-sign-in', { name, date, device: 'Firefox, Linux', ipAddress: '192.0.2.1' }),
  sample(11, 'security-changed', { name, change: 'app-on', what: '' }),
  sample(12, 'security-changed', { name, change: 'app-off', what: '' }),
  sample(13, 'security-changed', { name, change: 'passkey-on', what: 'Phone' }),
  sample(14, 'security-changed', { name, change: 'passkey-off', what: 'Phone' }),
  sample(15, 'security-changed', { name, change: 'codes', what: '' }),
  sample(16, 'security-changed', { name, change: 'reset', what: '' }),
  sample(17, 'export-ready', { name, path: '/profile/data', expires: date }),
  sample(18, 'account-deleted', { name }),
  sample(19, 'deletion-asked', { name, path: '/profile/data', due: date }),
  decision(20, 'warning'),
  decision(21, 'mute'),
  decision(22, 'ban'),
  decision(23, 'removal'),
  appeal(24, 'upheld'),
  appeal(25, 'changed'),
  appeal(26, 'revoked'),
  event(30, 'Mention'),
  event(31, 'CommentReply'),
  event(32, 'DiscussionComment'),
  event(33, 'BookmarkComment'),
  event(34, 'ParticipateComment'),
  event(35, 'NewComment'),
  event(36, 'NewDiscussion'),
  event(37, 'Reaction'),
  event(38, 'ConversationMessage'),
  event(39, 'AddedToConversation'),
  event(40, 'ConversationMessage', { files: 2 }),
  event(41, 'AnswerAccepted', { more: undefined }),
  event(47, 'BookmarkedAnswerAccepted', { more: undefined }),
  event(42, 'PostApproved', { more: undefined, excerpt: undefined }),
  event(43, 'PostRejected', { more: undefined, excerpt: undefined }),
  event(44, 'NewReport', { excerpt: undefined }),
  event(45, 'ApprovalWaiting', { excerpt: undefined }),
  sample(46, 'question-follow-up', {
    name,
    title: 'Which knot?',
    path,
    date,
    count: 4,
    answers: [
      { author: 'Bo', path, date, excerpt: 'A bowline.' },
      { author: 'Cem', path, date, excerpt: 'Two half hitches.' },
    ],
  }),
  sample(80, 'incoming-refusal', {
    name,
    reason: 'expired',
    subject: 'Re: Boats',
    text: 'I bring the rope.',
    path,
  }),
  sample(60, 'security-changed', { name, change: 'service-on', what: 'Harbour Pass' }),
  sample(61, 'security-changed', { name, change: 'service-off', what: 'Harbour Pass' }),
  sample(62, 'security-changed', { name, change: 'token-on', what: 'Robot' }),
  sample(63, 'security-changed', { name, change: 'site-service-on', what: 'Harbour Pass' }),
  sample(64, 'security-changed', { name, change: 'site-service-changed', what: 'Harbour Pass' }),
  sample(65, 'security-changed', { name, change: 'site-service-off', what: 'Harbour Pass' }),
  sample(66, 'members-merged', { name: 'Ana 2', keptName: name }),
  digestOf(50, 'daily'),
  digestOf(51, 'weekly'),
];

/** Returns the sample with an ID; undefined if there is none. */
export const findEmailTemplateSample = (id: number): EmailTemplateSample | undefined =>
  emailTemplateSamples.find((one) => one.id === id);
