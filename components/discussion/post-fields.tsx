import { Eye, Lock } from 'lucide-react';
import type { AnsweredField, Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { t } from '#api/translations.ts';
import { ProfileAnswer } from '#components/member/profile-field/profile-answer.tsx';
import * as styles from './post-fields.css.ts';

/**
 * The values of the post type's fields, with the audience of those that are not public
 * (docs/behavior/post.md#post-fields).
 */
export function PostFields({ discussion }: { discussion: Pick<Discussion, 'postType' | 'postFields' | 'postMeta'> }) {
  const { postType, postFields = [], postMeta = {} } = discussion;
  return (
    <section className={styles.fields} aria-labelledby="post-fields">
      <h2 id="post-fields" className={styles.title} dir="auto">
        {postType?.name ?? t('discussion.fields.title')}
      </h2>
      {postFields.length > 0 && (
        <dl className={styles.list}>
          {postFields.map((field) => (
            <div key={field.postFieldID} className={styles.field}>
              <dt className={styles.label}>
                <bdi>{field.label}</bdi>
                <Seen field={field} />
              </dt>
              <dd className={styles.answer}>
                <ProfileAnswer field={field} value={postMeta[field.postFieldID] ?? ''} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** The audience of a field that is not public, as an icon with text. */
function Seen({ field: { visibility } }: { field: AnsweredField }) {
  if (visibility === 'public') return null;
  const isPrivate = visibility === 'private';
  const Sign = isPrivate ? Lock : Eye;
  return (
    <span className={styles.seen}>
      <Sign size={14} aria-hidden="true" /> {t(isPrivate ? 'discussion.fields.private' : 'discussion.fields.internal')}
    </span>
  );
}
