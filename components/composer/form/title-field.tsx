import { discussionTypes } from '#api/discussion/discussion-type.ts';
import type { PostType } from '#api/post/type/post-type.contract.ts';
import { t } from '#api/translations.ts';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './composer.css.ts';

/** The number of characters left from which the rest is announced. */
const nearEnd = 30;

const labels = {
  discussion: 'composer.form.name',
  question: 'composer.form.name-of-question',
  idea: 'composer.form.name-of-idea',
} as const;

/** Returns the label of the title field for a post type. */
function labelOf(type: PostType | undefined): string {
  const original = discussionTypes.find((one) => one === (type?.postTypeID ?? 'discussion'));
  return original || !type ? t(labels[original ?? 'discussion']) : t('composer.form.name-of-type', { type: type.name });
}

interface TitleFieldProps {
  readonly type: PostType | undefined;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly error?: string | undefined;
}

/** The title field of a post. Near the maximum length, it shows how many characters are left. */
export function TitleField({ type, name, onName, error }: TitleFieldProps) {
  const { settings } = useSite();
  const most = Number(settings['discussions.nameLength'] ?? 250);
  const left = most - name.length;
  return (
    <Field label={labelOf(type)} required error={error}>
      {(wiring) => (
        <>
          <Input
            {...wiring}
            dir="auto"
            maxLength={most}
            value={name}
            onChange={({ currentTarget }) => onName(currentTarget.value)}
          />
          {left <= nearEnd && (
            <div role="status" className={styles.counter} data-full={left === 0 || undefined}>
              {t('composer.form.left', { count: left })}
            </div>
          )}
        </>
      )}
    </Field>
  );
}
