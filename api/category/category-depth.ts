/** The maximum nesting depth of categories. */
export const maxCategoryDepth = 10;
