import { t } from '#api/translations.ts';
import { useEntryLink } from '#components/account/sign-in/use-entry-link.ts';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import * as styles from './composer.css.ts';

const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');

/** Invites a guest to sign in. After signing in, the guest returns to the comment form. */
export function SignInToComment({ url }: { url: string }) {
  const entryLink = useEntryLink();
  return (
    <div className={styles.invitation}>
      <ButtonLink {...entryLink('signIn', `${pathOf(url)}#create-comment`)} variant="primary">
        {t('discussion.writing.sign-in')}
      </ButtonLink>
    </div>
  );
}
