import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#api/languages.ts';
import { type NotificationDetails, notificationText } from '#server/notification/notification-text.ts';
import { loadBuiltInTexts } from '#server/platform/text/message-catalog.ts';

const facts: NotificationDetails = {
  type: 'Mention',
  recordType: 'comment',
  actors: ['Ingrid'],
  actorCount: 1,
  count: 1,
  name: 'Tea & <biscuits>',
};

const textIn = async (language: Language, more: Partial<NotificationDetails>) =>
  notificationText(await loadBuiltInTexts(language), { ...facts, ...more });

const types = [
  'Mention',
  'CommentReply',
  'DiscussionComment',
  'BookmarkComment',
  'ParticipateComment',
  'NewComment',
  'NewDiscussion',
  'Reaction',
  'ConversationMessage',
  'AddedToConversation',
];

describe('the text of a notification', () => {
  test('has names in bold, and is escaped', async () => {
    expect(await textIn('en', {})).toEqual({
      html: '<strong>Ingrid</strong> mentioned you in <strong>Tea &amp; &lt;biscuits&gt;</strong>.',
      text: 'Ingrid mentioned you in Tea & <biscuits>.',
      name: '{actors} mentioned you in {name}.',
    });
  });

  test('names two people, and counts more', async () => {
    const two = { actors: ['Ingrid', 'Tomas'], actorCount: 2 };
    expect((await textIn('en', two)).html).toMatch('<strong>Ingrid</strong> and <strong>Tomas</strong> mentioned');
    expect((await textIn('de', two)).text).toBe('Ingrid und Tomas haben Sie in Tea & <biscuits> erwähnt.');
    expect((await textIn('en', { ...two, actorCount: 5 })).text).toMatch('Ingrid and 4 others mentioned');
  });

  test('counts grouped events, with the plural forms of the language', async () => {
    const many = { type: 'DiscussionComment', name: 'Tea', count: 2 };
    expect((await textIn('en', many)).text).toBe('Ingrid wrote 2 comments on your discussion Tea.');
    expect((await textIn('ar', many)).text).toBe('كتب Ingrid تعليقين على نقاشك Tea.');
    expect((await textIn('ja', { ...many, count: 1 })).text).toBe(
      'IngridがあなたのディスカッションTeaにコメントしました。',
    );
  });

  test('counts files sent without text, unless other messages came with them', async () => {
    const files = { type: 'ConversationMessage', name: '', files: 2 };
    expect((await textIn('en', files)).text).toBe('Ingrid sent you 2 files.');
    expect((await textIn('en', { ...files, files: 1, name: 'Boats' })).text).toBe('Ingrid sent you a file in Boats.');
    expect((await textIn('ar', files)).text).toBe('أرسل إليك Ingrid ملفين.');
    expect((await textIn('en', { ...files, count: 3 })).text).toBe('Ingrid sent you 3 messages.');
  });

  test.each(Object.keys(languages) as Language[])('exists for every event in %s', async (language) => {
    for (const type of types) {
      for (const count of [1, 3]) {
        const { text } = await textIn(language, { type, count });
        expect(text).toContain('Ingrid');
        expect(text).not.toMatch(/notification\.|\{|[\uE000-\uE002]/);
      }
    }
  });

  test('given by another module is filled in', async () => {
    expect((await textIn('en', { type: 'Badge', text: '{actors} gave you {name}.' })).text).toBe(
      'Ingrid gave you Tea & <biscuits>.',
    );
  });
});
