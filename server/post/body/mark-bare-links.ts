/** A link whose words are its address. */
const bareLink = /<a (href="([^"]+)"[^>]*)>(?=\2<)/g;

/** Marks the links of sanitised HTML that say their address themselves, so that paper does not say it twice. */
export const markBareLinks = (html: string): string => html.replace(bareLink, '<a $1 data-bare="">');
