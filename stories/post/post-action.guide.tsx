import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'A small action below a post, such as Reply or Share.',
  avoid: ['For rare actions, use the menu of the post.', 'For reactions, use `ReactionButton`.'],
  keys: [
    ['Enter', 'Performs the action'],
    ['ArrowRight, ArrowLeft', 'Moves between the controls of a comment'],
  ],
  reader: 'A button whose name contains the author where several posts are listed.',
};
