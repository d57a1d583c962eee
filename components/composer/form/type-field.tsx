import type { PostType } from '#api/post/type/post-type.contract.ts';
import { t } from '#api/translations.ts';
import { postTypeName } from '#components/post/post-type-name.ts';
import { Field } from '#components/primitives/form/field.tsx';
import { Select } from '#components/primitives/form/select.tsx';

interface TypeFieldProps {
  /** The types that the category accepts. */
  readonly types: readonly PostType[];
  readonly type: PostType | undefined;
  readonly error?: string | undefined;
  readonly onType: (postTypeID: string) => void;
  /** Disables the field, because the type of an existing post is changed in its menu. */
  readonly isFixed?: boolean;
}

/**
 * The type field of a post, with the help text of the selected type (docs/behavior/composer.md#post-form). Renders
 * nothing when there is no choice.
 */
export function TypeField({ types, type, error, onType, isFixed = false }: TypeFieldProps) {
  if (types.length < 2 && (!type || type.isOriginal)) return null;
  return (
    <Field
      label={t('composer.type.label')}
      required
      error={error}
      help={type?.postHelperText && <bdi>{type.postHelperText}</bdi>}
    >
      {(wiring) => (
        <Select
          {...wiring}
          value={type?.postTypeID}
          disabled={isFixed}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        >
          {types.map((one) => (
            <option key={one.postTypeID} value={one.postTypeID}>
              {postTypeName(one)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
