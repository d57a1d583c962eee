/** The formats a body can be written in (docs/behavior/post.md#rendering-markdown). `html` occurs in imported posts. */
export const bodyFormats = ['markdown', 'text', 'textex', 'wysiwyg', 'html'] as const;

/** A format a body is written in. */
export type BodyFormat = (typeof bodyFormats)[number];
