/** The most characters of an HTML widget. */
export const mostHtml = 50_000;

/** Contents that neither a page nor a frame shows, with the reason. */
const refusals: readonly (readonly [RegExp, string])[] = [
  [
    /<script\b[^>]*\ssrc\s*=/i,
    'Scripts are not loaded from an address. Write the script between <script> and </script>.',
  ],
  [/<link\b/i, 'Style sheets are not loaded from an address. Write the rules between <style> and </style>.'],
  [/<(iframe|object|embed|frame)\b/i, 'Frames of other sites cannot be embedded.'],
  [/<[a-z][^>]*\son[a-z]+\s*=/i, 'Attributes such as onclick are not run. Use addEventListener in a script.'],
];

/** Returns the reasons why HTML is refused. */
export const htmlRefusals = (html: string): readonly string[] =>
  refusals.flatMap(([pattern, reason]) => (pattern.test(html) ? [reason] : []));

/** Whether HTML has scripts or styles, so that it needs a frame. Other HTML is sanitized and is part of the page. */
export const needsFrame = (html: string): boolean => /<(script|style)\b|<[a-z][^>]*\sstyle\s*=/i.test(html);
