import type { CategoryBranch, CategoryDisplay, CategoryEdit } from '#api/category/category-fields.contract.ts';
import { control, type FormProperty, type FormSchema, type FormValues } from '#api/form/form-schema.ts';
import type { Role } from '#api/member/role/role.contract.ts';
import type { MessageID } from '#api/message-id.ts';
import type { PostType } from '#api/post/type/post-type.contract.ts';
import { t } from '#api/translations.ts';
import { choiceLabels } from '#components/form/choice-labels.ts';
import { postTypeName } from '#components/post/post-type-name.ts';
import { displayLabels } from './category-choices.ts';
import { belowOf } from './category-tree.ts';

/** The records from which the form of a category chooses: all categories and all post types. */
export interface CategoryFormFacts {
  /** The category to edit; undefined for a new one. */
  readonly category?: CategoryEdit | undefined;
  readonly categories: readonly CategoryBranch[];
  readonly types: readonly PostType[];
  /** The roles to which a new category can be restricted. */
  readonly roles?: readonly Pick<Role, 'roleID' | 'name'>[];
}

/** Returns the form of a category (docs/behavior/category.md#managing-categories). */
export const categorySettingsForm = ({ category, categories, types, roles = [] }: CategoryFormFacts): FormSchema => ({
  type: 'object',
  required: ['name', 'displayAs', 'allowedDiscussionTypes'],
  properties: {
    name: {
      type: 'string',
      maxLength: 255,
      ...control({ inputType: 'text', label: t('administration.category.name') }),
    },
    urlcode: {
      type: 'string',
      maxLength: 100,
      ...control({
        inputType: 'text',
        label: t('administration.category.form.urlcode'),
        direction: 'ltr',
        taken: takenCodes(categories, category),
      }),
    },
    description: {
      type: 'string',
      maxLength: 1_000,
      ...control({
        inputType: 'textArea',
        label: t('administration.category.description'),
        description: t('administration.category.form.description-help'),
        rows: 3,
      }),
    },
    ...placeProperties(category, categories),
    ...typeProperties(types),
    ...(!category && privacyProperties(roles)),
    iconUrl: image('administration.category.form.icon'),
    bannerUrl: image('administration.category.form.banner'),
    isArchived: behaviour('administration.category.form.archived', 'administration.category.form.archived-help'),
    featured: behaviour('administration.category.featured', 'administration.category.form.featured-help'),
    hideFromRecent: behaviour('administration.category.form.hidden', 'administration.category.form.hidden-help'),
  },
});

/** Returns the codes of other categories, with the error for each. */
const takenCodes = (categories: readonly CategoryBranch[], own: CategoryEdit | undefined) =>
  Object.fromEntries(
    categories
      .filter(({ categoryID }) => categoryID !== own?.categoryID)
      .map(({ urlcode, name }) => [urlcode, t('administration.category.form.urlcode-taken', { name })]),
  );

/** Returns the fields for the parent and the display type. A category cannot be below itself. */
function placeProperties(
  category: CategoryEdit | undefined,
  categories: readonly CategoryBranch[],
): Readonly<Record<string, FormProperty>> {
  const below = category ? belowOf(categories, category.categoryID) : new Set<number>();
  const parents = categories.filter(({ categoryID }) => !below.has(categoryID));
  // A large site lists only its first categories, which may be without the present parent.
  const unlisted = [category?.parentCategoryID].filter((id) => typeof id === 'number');
  const displays = Object.keys(displayLabels) as CategoryDisplay[];
  const textsOf = (part: 'name' | 'help') =>
    choiceLabels(Object.fromEntries(displays.map((value) => [value, displayLabels[value][part]])));
  return {
    parentCategoryID: {
      type: 'integer',
      nullable: true,
      enum: [...new Set([...parents.map(({ categoryID }) => categoryID), ...unlisted])],
      ...control({
        inputType: 'choice',
        label: t('administration.category.form.parent'),
        placeholder: t('administration.category.form.top'),
        choices: {
          ...Object.fromEntries(unlisted.map((categoryID) => [categoryID, `#${categoryID}`])),
          ...Object.fromEntries(
            parents.map(({ categoryID, name, depth }) => [categoryID, `${'\u2003'.repeat(depth - 1)}${name}`]),
          ),
        },
      }),
    },
    displayAs: {
      type: 'string',
      enum: displays,
      ...control({
        inputType: 'choice',
        label: t('administration.category.form.display'),
        choices: textsOf('name'),
        explanations: textsOf('help'),
      }),
    },
  };
}

/** Returns the fields of a category with discussions: its post types, and the reminders to the authors of questions. */
const typeProperties = (types: readonly PostType[]): Readonly<Record<string, FormProperty>> => ({
  allowedDiscussionTypes: {
    type: 'array',
    items: { type: 'string', enum: types.map(({ postTypeID }) => postTypeID) },
    ...control({
      inputType: 'choices',
      label: t('administration.category.form.types'),
      choices: Object.fromEntries(types.map((type) => [type.postTypeID, postTypeName(type)])),
      only: { field: 'displayAs', is: 'discussions' },
    }),
  },
  qnaFollowUpNotification: {
    type: 'boolean',
    ...control({
      inputType: 'switch',
      label: t('administration.category.form.follow-up'),
      description: t('administration.category.form.follow-up-help'),
      only: { field: 'allowedDiscussionTypes', has: 'question' },
    }),
  },
});

/** Returns the fields that restrict a new category to roles. Later, its permissions are edited on its page. */
const privacyProperties = (
  roles: readonly Pick<Role, 'roleID' | 'name'>[],
): Readonly<Record<'isPrivate' | 'privateRoleIDs', FormProperty>> => ({
  isPrivate: {
    type: 'boolean',
    ...control({
      inputType: 'switch',
      label: t('administration.category.form.private'),
      description: t('administration.category.form.private-help'),
    }),
  },
  privateRoleIDs: {
    type: 'array',
    items: { type: 'integer', enum: roles.map(({ roleID }) => roleID) },
    minItems: 1,
    ...control({
      inputType: 'choices',
      label: t('administration.category.form.private-roles'),
      choices: Object.fromEntries(roles.map(({ roleID, name }) => [roleID, name])),
      only: { field: 'isPrivate', is: true },
    }),
  },
});

const image = (label: MessageID): FormProperty => ({
  type: 'string',
  nullable: true,
  maxLength: 500,
  ...control({
    inputType: 'image',
    label: t(label),
    description: t('administration.category.form.image-help'),
  }),
});

const behaviour = (label: MessageID, help: MessageID): FormProperty => ({
  type: 'boolean',
  ...control({
    inputType: 'switch',
    label: t(label),
    description: t(help),
    group: t('administration.category.form.state'),
  }),
});

const blank = {
  name: '',
  urlcode: '',
  description: '',
  displayAs: 'discussions',
  isPrivate: false,
  privateRoleIDs: [],
  iconUrl: null,
  bannerUrl: null,
};

/**
 * Returns the values of the form of a category, or of a new one below a parent. The server sends an empty list of types
 * when all types are allowed.
 */
export function categoryFormValues(
  { category, types }: Omit<CategoryFormFacts, 'categories'>,
  parentCategoryID: number | null,
): FormValues {
  const all = types.map(({ postTypeID }) => postTypeID);
  if (!category) return { ...blank, parentCategoryID, allowedDiscussionTypes: all };
  const { categoryID: _, customPermissions: __, permissions: ___, sort: ____, ...values } = category;
  const chosen = all.filter((type) => values.allowedDiscussionTypes.includes(type));
  return {
    ...values,
    description: values.description ?? '',
    allowedDiscussionTypes: chosen.length > 0 ? chosen : all,
  };
}
