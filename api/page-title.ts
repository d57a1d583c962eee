/**
 * Returns the title of a page followed by the site's name. Omits the site's name when it is empty or equal to the title
 * (docs/behavior/shell.md#page-frame).
 */
export const pageTitle = (title: string, siteName: string): string =>
  !siteName || siteName === title ? title : title ? `${title} - ${siteName}` : siteName;
