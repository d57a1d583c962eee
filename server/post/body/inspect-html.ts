import sanitize from 'sanitize-html';

/** Calls a function with each element of HTML and its attributes, as the sanitiser parses it. Nothing is removed. */
export function inspectHtml(html: string, look: (tagName: string, attributes: sanitize.Attributes) => void): void {
  sanitize(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      '*': (tagName, attribs) => {
        look(tagName, attribs);
        return { tagName, attribs };
      },
    },
  });
}
