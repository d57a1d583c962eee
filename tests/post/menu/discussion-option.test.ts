import { describe, expect, test } from 'vitest';
import type { CheckedPermission } from '#api/member/role/permission.ts';
import { commentOptions } from '#components/post/menu/comment-option.ts';
import { type DiscussionOptionInput, discussionOptions } from '#components/post/menu/discussion-option.ts';

const discussion = { categoryID: 4, insertUserID: 7, pinned: false };

const seenBy = (permissions: readonly CheckedPermission[], own: Partial<DiscussionOptionInput> = {}) =>
  discussionOptions({
    discussion,
    userID: 9,
    may: (names) => [names].flat().some((name) => permissions.includes(name)),
    settings: {},
    canEdit: false,
    hasStatuses: true,
    ...own,
  });

describe('the options of a discussion', () => {
  test('are grouped and ordered as in docs/behavior/post.md#discussion-options', () => {
    const all = seenBy(
      [
        'discussions.delete',
        'discussions.edit',
        'staff.allow',
        'discussions.announce',
        'site.manage',
        'community.manage',
        'curation.manage',
        'discussions.close',
        'discussions.moderate',
        'flag.add',
      ],
      { canEdit: true, discussion: { ...discussion, pinned: true }, settings: { 'triage.enabled': true } },
    );
    expect(all).toEqual([
      ['edit', 'dismiss', 'delete', 'move', 'type', 'tag', 'resolve'],
      ['announce', 'author', 'collection'],
      ['bump', 'sink', 'close', 'mute', 'status'],
      ['history', 'deleted'],
      ['report'],
    ]);
  });

  test('are empty for guests, and only mute for any member', () => {
    expect(seenBy([], { userID: 0 })).toEqual([]);
    expect(seenBy([])).toEqual([['mute']]);
  });

  test.each<[CheckedPermission, string[]]>([
    ['discussions.delete', ['delete']],
    ['discussions.edit', ['move', 'type', 'status']],
    ['discussions.announce', ['announce']],
    ['community.manage', ['announce', 'collection', 'sink']],
    ['site.manage', ['author']],
    ['curation.manage', ['bump']],
    ['discussions.sink', ['sink']],
    ['discussions.close', ['close']],
    ['discussions.moderate', ['history', 'deleted']],
    ['staff.allow', []],
  ])('%s adds %j', (permission, added) => {
    expect(
      seenBy([permission])
        .flat()
        .filter((option) => option !== 'mute'),
    ).toEqual(added);
  });

  test('let authors close their own discussion, and no other', () => {
    expect(seenBy(['discussions.closeOwn'], { userID: 7 })).toEqual([['close', 'mute']]);
    expect(seenBy(['discussions.closeOwn'])).toEqual([['mute']]);
  });

  test('let members report posts by others, while the site accepts reports', () => {
    expect(seenBy(['flag.add']).at(-1)).toEqual(['report']);
    expect(seenBy(['flag.add'], { userID: 7 })).toEqual([['mute']]);
    expect(seenBy(['flag.add'], { settings: { 'featureFlags.escalations.Enabled': false } })).toEqual([['mute']]);
  });

  test.each<CheckedPermission>(['community.moderate', 'users.edit', 'users.ban'])(
    '%s allows sanctioning an author, except the viewer',
    (permission) => {
      expect(seenBy([permission]).at(-1)).toEqual(['warn']);
      expect(seenBy([permission], { userID: 7 }).flat()).not.toContain('warn');
    },
  );

  test('include tags only if the discussion can be edited and the site has tags', () => {
    expect(seenBy([], { canEdit: true })[0]).toEqual(['edit', 'tag']);
    expect(seenBy([], { canEdit: true, settings: { 'tagging.enabled': false } })[0]).toEqual(['edit']);
  });
});

test('the options of a comment are those that the viewer may use', () => {
  const comment = { categoryID: 4, insertUserID: 7 };
  const facts = { comment, userID: 9, settings: {}, may: () => true, canSplit: false };
  expect(commentOptions({ ...facts, canEdit: true })).toEqual([['edit', 'delete'], ['history'], ['warn', 'report']]);
  expect(commentOptions({ ...facts, userID: 7, canEdit: true })).toEqual([['edit', 'delete'], ['history']]);
  const judged = { ...facts.comment, qna: 'accepted' } as const;
  expect(commentOptions({ ...facts, canEdit: false, comment: judged })).toContainEqual(['delete', 'status']);
  expect(commentOptions({ ...facts, canEdit: false, comment: judged, may: () => false })).toEqual([]);
  expect(commentOptions({ ...facts, canEdit: true, may: () => false })).toEqual([['edit']]);
  expect(commentOptions({ ...facts, canEdit: false, may: () => false })).toEqual([]);
  expect(commentOptions({ ...facts, canEdit: false, canSplit: true })).toContainEqual(['split', 'history']);
});
