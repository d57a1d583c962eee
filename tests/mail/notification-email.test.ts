import { expect, test } from 'vitest';
import { notificationTypes } from '#api/notification/notification-type.ts';
import { t } from '#api/translations.ts';
import { notification } from '#server/mail/templates/notification.ts';

const told = (type: string) => {
  const data = { type, actor: 'Bo', title: 'Boats', path: '/discussion/1', excerpt: 'In spring.' };
  const context = { say: t, siteName: 'Harbour', locale: 'en', timeZone: 'UTC' };
  const { subject, quote } = notification.compose(data, context);
  return { subject, author: quote?.author, reason: t(notification.reason(data), { site: 'Harbour', category: 'Sea' }) };
};

test('the e-mail for every event states what happened and why it was sent', () => {
  const letters = notificationTypes
    .filter((type) => type !== 'QuestionFollowUp')
    .map((type) => ({ type, ...told(type) }));
  expect(letters.filter(({ subject }) => subject === 'Boats')).toEqual([]);
  expect(letters.filter(({ reason }) => reason === told('SomethingElse').reason)).toEqual([]);
  expect(told('SomethingElse').subject).toBe('Boats');
});

test('a quote of another member has their name, and a quote of the recipient has "You wrote"', () => {
  expect(told('Mention').author).toBe('Bo wrote');
  expect([told('Reaction').author, told('AnswerAccepted').author]).toEqual(['You wrote', 'You wrote']);
});
