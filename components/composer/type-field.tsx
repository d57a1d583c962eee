import type { DiscussionType } from '#api/discussion/discussion-type.ts';
import { t } from '#api/words.ts';
import { Field } from '#components/primitives/field.tsx';
import { Select } from '#components/primitives/select.tsx';

interface TypeFieldProps {
  /** The types that the category takes. */
  readonly types: readonly DiscussionType[];
  readonly type: DiscussionType;
  readonly onType: (type: DiscussionType) => void;
  /** A post that exists keeps its type here; its menu changes it. */
  readonly isFixed?: boolean;
}

/** Chooses whether a post is a discussion, a question or an idea (`spec/screens.md` C1); nothing where there is no choice. */
export function TypeField({ types, type, onType, isFixed = false }: TypeFieldProps) {
  if (types.length < 2) return null;
  return (
    <Field label={t('composer.type.label')} required>
      {(wiring) => (
        <Select
          {...wiring}
          value={type}
          disabled={isFixed}
          onChange={({ currentTarget }) => onType(currentTarget.value as DiscussionType)}
        >
          {types.map((one) => (
            <option key={one} value={one}>
              {t(`composer.type.${one}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
