/** The title of a page with the site's name; the name alone is left out when empty or equal (specification part 1 §2). */
export const pageTitle = (title: string, siteName: string): string =>
  !siteName || siteName === title ? title : title ? `${title} - ${siteName}` : siteName;
