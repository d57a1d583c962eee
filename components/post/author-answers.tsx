import type { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { ProfileAnswer } from '#components/member/profile-field/profile-answer.tsx';
import * as styles from './author-answers.css.ts';

/** The author's values for the profile fields that the site shows next to posts (docs/behavior/post.md#post-author). */
export const AuthorAnswers = ({ answers }: { answers: NonNullable<UserFragment['answers']> }) => (
  <dl className={styles.answers}>
    {answers.map(({ apiName, label, value, ...field }) => (
      <div key={apiName} className={styles.answer}>
        <dt className={styles.label} dir="auto">
          {label}
        </dt>
        <dd className={styles.value}>
          <ProfileAnswer field={field} value={value} />
        </dd>
      </div>
    ))}
  </dl>
);
