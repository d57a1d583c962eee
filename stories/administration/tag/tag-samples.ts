import type { Tag } from '#api/category/tag.contract.ts';

/** A tag. */
export const sailing: Tag = {
  tagID: 7,
  id: 7,
  name: 'Sailing',
  urlcode: 'sailing',
  urlCode: 'sailing',
  tagCode: 'sailing',
  type: 'User',
  parentTagID: null,
  countDiscussions: 12,
  url: '/discussions?tagID=7',
  dateInserted: '2026-10-02T14:05:00+00:00',
  insertUserID: 7,
};
