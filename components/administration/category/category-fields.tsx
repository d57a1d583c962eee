import { categoryAddress, urlcodeOf } from '#api/category/category-address.ts';
import type { CategoryBranch, CategoryDisplay, CategoryEdit } from '#api/category/category-fields.contract.ts';
import { isSameIdentity } from '#api/folded-identity.ts';
import type { PostType } from '#api/post/type/post-type.contract.ts';
import { t } from '#api/translations.ts';
import { ImageSetting } from '#components/administration/setting/image-setting.tsx';
import { TextSetting } from '#components/administration/setting/text-setting.tsx';
import { postTypeName } from '#components/post/post-type-name.ts';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { RadioGroup } from '#components/primitives/form/radio-group.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import { Switch } from '#components/primitives/form/switch.tsx';
import { Textarea } from '#components/primitives/form/textarea.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { displayLabels } from './category-choices.ts';
import * as styles from './category-form.css.ts';
import { CategoryOptions } from './category-options.tsx';
import { belowOf } from './category-tree.ts';

/** The values of the category form. */
export type Entered = Omit<CategoryEdit, 'categoryID' | 'customPermissions' | 'permissions' | 'sort'>;

/** The props of the category fields: the current values, and the validation errors. */
interface CategoryFieldsProps {
  readonly category: CategoryEdit | undefined;
  readonly categories: readonly CategoryBranch[];
  /** All post types. */
  readonly types: readonly PostType[];
  readonly entered: Entered;
  readonly set: (part: Partial<Entered>) => void;
  readonly errorOf: (name: string) => string | undefined;
}

/**
 * The fields of a category: names, position, post types, images and behaviour
 * (docs/behavior/category.md#managing-categories).
 */
export const CategoryFields = (props: CategoryFieldsProps) => (
  <>
    <Names {...props} />
    <Places {...props} />
    {props.entered.displayAs === 'discussions' && <Types {...props} />}
    <Images {...props} />
    <Behaviour {...props} />
  </>
);

/** The fields for the category's name, URL code and description. */
function Names({ category, categories, entered, set, errorOf }: CategoryFieldsProps) {
  const { url } = useSite();
  const code = entered.urlcode || urlcodeOf(entered.name);
  const holder = categories.find(
    ({ urlcode, categoryID }) => isSameIdentity(urlcode, entered.urlcode) && categoryID !== category?.categoryID,
  );
  const taken = entered.urlcode && holder ? t('administration.category.form.urlcode-taken', { name: holder.name }) : '';
  const isOther = category !== undefined && entered.urlcode !== category.urlcode;
  return (
    <>
      <TextSetting
        label={t('administration.category.name')}
        required
        error={errorOf('name')}
        name="name"
        maxLength={255}
        value={entered.name}
        onText={(name) => set({ name })}
      />
      <TextSetting
        label={t('administration.category.form.urlcode')}
        help={
          <span className={styles.address}>
            {isOther
              ? t('administration.category.form.urlcode-changes')
              : t(category ? 'administration.category.form.urlcode-is' : 'administration.category.form.urlcode-help', {
                  address: `\u2066${new URL(categoryAddress(code), url).href}\u2069`,
                })}
          </span>
        }
        error={taken || errorOf('urlcode')}
        name="urlcode"
        dir="ltr"
        maxLength={100}
        autoCapitalize="none"
        spellCheck={false}
        placeholder={code}
        value={entered.urlcode}
        onText={(urlcode) => set({ urlcode })}
      />
      <Field
        label={t('administration.category.description')}
        help={t('administration.category.form.description-help')}
        error={errorOf('description')}
      >
        {(wiring) => (
          <Textarea
            {...wiring}
            name="description"
            dir="auto"
            rows={3}
            maxLength={1_000}
            value={entered.description ?? ''}
            onChange={({ target }) => set({ description: target.value || null })}
          />
        )}
      </Field>
    </>
  );
}

/** The fields for the category's parent and display type. */
function Places({ category, categories, entered, set, errorOf }: CategoryFieldsProps) {
  const below = category ? belowOf(categories, category.categoryID) : new Set<number>();
  return (
    <>
      <Field label={t('administration.category.form.parent')} error={errorOf('parentCategoryID')}>
        {(wiring) => (
          <Select
            {...wiring}
            name="parentCategoryID"
            value={entered.parentCategoryID ?? ''}
            onChange={({ target }) => set({ parentCategoryID: target.value ? Number(target.value) : null })}
          >
            <option value="">{t('administration.category.form.top')}</option>
            <CategoryOptions categories={categories.filter(({ categoryID }) => !below.has(categoryID))} />
          </Select>
        )}
      </Field>
      <RadioGroup
        label={t('administration.category.form.display')}
        value={entered.displayAs}
        onValue={(displayAs) => set({ displayAs })}
        options={(Object.keys(displayLabels) as CategoryDisplay[]).map((value) => ({
          value,
          label: t(displayLabels[value].name),
          help: t(displayLabels[value].help),
        }))}
      />
    </>
  );
}

/**
 * The fields for the post types allowed in the category and, if questions are allowed, for the reminders sent to the
 * authors of questions.
 */
const Types = ({
  types,
  entered: { allowedDiscussionTypes: chosen, qnaFollowUpNotification },
  set,
}: CategoryFieldsProps) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>{t('administration.category.form.types')}</legend>
    {types.map((type) => (
      <Checkbox
        key={type.postTypeID}
        label={<bdi>{postTypeName(type)}</bdi>}
        checked={chosen.includes(type.postTypeID)}
        // At least one type must remain.
        disabled={chosen.length === 1 && chosen.includes(type.postTypeID)}
        onChange={({ target }) => {
          const others = chosen.filter((one) => one !== type.postTypeID);
          set({ allowedDiscussionTypes: target.checked ? [...others, type.postTypeID] : others });
        }}
      />
    ))}
    {chosen.includes('question') && (
      <Switch
        label={t('administration.category.form.follow-up')}
        help={t('administration.category.form.follow-up-help')}
        checked={qnaFollowUpNotification}
        onChange={({ target }) => set({ qnaFollowUpNotification: target.checked })}
      />
    )}
  </fieldset>
);

const images = [
  { name: 'iconUrl', label: 'administration.category.form.icon' },
  { name: 'bannerUrl', label: 'administration.category.form.banner' },
] as const;

/** The fields for the category's images: uploaded, or entered as a URL. */
const Images = ({ entered, set, errorOf }: CategoryFieldsProps) => (
  <>
    {images.map(({ name, label }) => (
      <ImageSetting
        key={name}
        label={t(label)}
        help={t('administration.category.form.image-help')}
        error={errorOf(name)}
        name={name}
        value={entered[name] ?? ''}
        onText={(address) => set({ [name]: address || null })}
      />
    ))}
  </>
);

const behaviours = [
  {
    name: 'isArchived',
    label: 'administration.category.form.archived',
    help: 'administration.category.form.archived-help',
  },
  { name: 'featured', label: 'administration.category.featured', help: 'administration.category.form.featured-help' },
  {
    name: 'hideFromRecent',
    label: 'administration.category.form.hidden',
    help: 'administration.category.form.hidden-help',
  },
] as const;

/** The switches for the category's behaviour: archived, featured, hidden from recent discussions. */
const Behaviour = ({ entered, set }: CategoryFieldsProps) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>{t('administration.category.form.state')}</legend>
    {behaviours.map(({ name, label, help }) => (
      <Switch
        key={name}
        label={t(label)}
        help={t(help)}
        checked={entered[name]}
        onChange={({ target }) => set({ [name]: target.checked })}
      />
    ))}
  </fieldset>
);
