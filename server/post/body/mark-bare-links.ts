/** A link whose text is its URL. */
const bareLink = /<a (href="([^"]+)"[^>]*)>(?=\2<)/g;

/** Marks the links of sanitised HTML whose text is their URL, so that the print style sheet does not repeat the URL. */
export const markBareLinks = (html: string): string => html.replace(bareLink, '<a $1 data-bare="">');
