/** How deep categories may nest. */
export const maxCategoryDepth = 10;
