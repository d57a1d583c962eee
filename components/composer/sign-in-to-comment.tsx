import { entryUrl } from '#api/account/entry-url.ts';
import { t } from '#api/words.ts';
import { ButtonLink } from '#components/primitives/button.tsx';
import { useSite } from '#components/shell/site-context.tsx';
import * as styles from './composer.css.ts';

const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');

/** Asks a guest to sign in, and leads back to the place where a comment is written. */
export function SignInToComment({ url }: { url: string }) {
  const { settings } = useSite();
  return (
    <div className={styles.invitation}>
      <ButtonLink href={entryUrl(settings, 'signIn', `${pathOf(url)}#create-comment`)} variant="primary">
        {t('discussion.writing.sign-in')}
      </ButtonLink>
    </div>
  );
}
