import { ButtonLink } from '#components/primitives/button.tsx';
import * as styles from './composer.css.ts';

const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');

/** Asks a guest to sign in, and leads back to the place where a comment is written. */
export const SignInToComment = ({ url }: { url: string }) => (
  <div className={styles.invitation}>
    <ButtonLink href={`/entry/signin?Target=${encodeURIComponent(`${pathOf(url)}#create-comment`)}`} variant="primary">
      Sign in to comment
    </ButtonLink>
  </div>
);
