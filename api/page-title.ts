/**
 * Returns the title of a page followed by the site's name. Omits the site's name when it is empty or equal to the title
 * (specification part 1 §2).
 */
export const pageTitle = (title: string, siteName: string): string =>
  !siteName || siteName === title ? title : title ? `${title} - ${siteName}` : siteName;
