import type { Fragment } from '#api/administration/fragment/fragment.contract.ts';
import { t } from '#api/translations.ts';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import * as styles from './fragment-list.css.ts';

const statuses = {
  draft: 'administration.fragment.status-draft',
  active: 'administration.fragment.status-active',
  'past-revision': 'administration.fragment.status-past',
} as const;

/** The status of a revision. */
export const FragmentStatus = ({ status }: Pick<Fragment, 'status'>) => (
  <Tag {...(status === 'active' && { preset: 'success' })}>{t(statuses[status])}</Tag>
);

/** The author and the date of a revision. */
export const FragmentFacts = ({ fragment }: { fragment: Fragment }) => (
  <p className={styles.facts}>
    <TranslatedText
      id="administration.revision.by"
      values={{
        author: fragment.revisionInsertUser.name,
        date: <DateTime date={fragment.dateRevisionInserted} type="default" />,
      }}
    />
  </p>
);
