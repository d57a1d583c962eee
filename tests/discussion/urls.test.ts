import { expect, test } from 'vitest';
import { commentUrl, discussionUrl, slugOf } from '#api/discussion/urls.ts';

test('a slug preserves the letters of every script, and no misleading characters', () => {
  expect(slugOf('How tall?  Très tall!')).toBe('how-tall-très-tall');
  expect(slugOf("Don't/../panic #1")).toBe('dont-panic-1');
  expect(slugOf('こんにちは 世界')).toBe('こんにちは-世界');
  expect(slugOf('हिन्दी')).toBe('हिन्दी');
  expect(slugOf('!!!')).toBe('discussion');
  expect([...slugOf('x'.repeat(300))]).toHaveLength(80);
});

test('URLs contain the page number from the second page on', () => {
  expect(discussionUrl({ discussionID: 7, name: 'Beans' })).toBe('/discussion/7/beans');
  expect(discussionUrl({ discussionID: 7, name: 'Très' }, 2)).toBe('/discussion/7/tr%C3%A8s/p2');
  expect(commentUrl(9)).toBe('/discussion/comment/9#Comment_9');
});
