import type { CategoryPreferences } from '#api/category/category-fields.contract.ts';

/** The default notification preferences for a category: no notifications. */
export const defaultCategoryPreferences: CategoryPreferences = {
  'preferences.followed': false,
  'preferences.popup.posts': false,
  'preferences.email.posts': false,
  'preferences.popup.comments': false,
  'preferences.email.comments': false,
  'preferences.email.digest': false,
  'preferences.popup.categoryevent': false,
  'preferences.email.categoryevent': false,
};
