/** The formats bodies may be written in (`spec/api.md` Format); `html` comes with imports. */
export const bodyFormats = ['markdown', 'text', 'textex', 'wysiwyg', 'html'] as const;

/** A format a body is written in. */
export type BodyFormat = (typeof bodyFormats)[number];
