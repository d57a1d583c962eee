import { expect, test, vi } from 'vitest';
import { draftUrl, parseWritingLocation } from '#components/composer/draft/draft-address.ts';
import { aDraft } from '#tests/support/builders/draft-builders.ts';

const addressOf = (own: Parameters<typeof aDraft>[0]) => draftUrl(aDraft(own)) ?? 'nowhere';

const spotOf = (address: string) => parseWritingLocation(new URL(address, 'https://forum.example'));

test('an entry of the draft list links to its form, which opens on that page', () => {
  const comment = { recordType: 'comment', parentRecordType: 'discussion', parentRecordID: 34 } as const;
  const own = addressOf({ ...comment, recordID: null, attributes: {} });
  const reply = addressOf({ ...comment, recordID: null, attributes: { draftMeta: { commentParentID: 91 } } });
  const edit = addressOf({ ...comment, recordID: 92, attributes: {} });
  expect([own, reply, edit].map(spotOf)).toEqual(['bottom', 'reply-91', 'edit-92']);
});

test('other addresses do not open a form', () => {
  expect(['/discussion/34', '/discussion/comment/91#Comment_91', '/?hasDraft=edit#create-comment'].map(spotOf)).toEqual(
    [undefined, undefined, undefined],
  );
});

test('a comment draft without a discussion has no address, and this is logged', () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const lost = { recordType: 'comment', recordID: null, parentRecordID: null, draftID: 4, attributes: {} } as const;
  expect(draftUrl(aDraft(lost))).toBeUndefined();
  expect(log.mock.calls).toEqual([['Failed to create draft location link', { draftID: 4, recordType: 'comment' }]]);
  log.mockRestore();
});
