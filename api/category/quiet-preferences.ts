import type { CategoryPreferences } from '#api/category/category-fields.contract.ts';

/** What a member hears of a category unless told otherwise: nothing. */
export const quietPreferences: CategoryPreferences = {
  'preferences.followed': false,
  'preferences.popup.posts': false,
  'preferences.email.posts': false,
  'preferences.popup.comments': false,
  'preferences.email.comments': false,
  'preferences.email.digest': false,
  'preferences.popup.categoryevent': false,
  'preferences.email.categoryevent': false,
};
