import { Eye } from 'lucide-react';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import * as styles from './role-preview-bar.css.ts';

/**
 * The bar on every page while the viewer sees the forum as a role or a member. Its form also works without scripts,
 * and loads the page anew, so that nothing of the view remains
 * (docs/behavior/member.md#viewing-as-a-role-or-a-member).
 */
export const RolePreviewBar = ({ name }: { name: string }) => (
  <form method="post" action="/role-preview/end" className={styles.bar}>
    <p role="status" className={styles.words}>
      <Eye size="1.25em" aria-hidden="true" className={styles.sign} />
      <span>{t('role.preview.bar', { name: `\u2068${name}\u2069` })}</span>
    </p>
    <Button type="submit" size="small">
      {t('role.preview.leave')}
    </Button>
  </form>
);
