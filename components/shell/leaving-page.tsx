import { ExternalLink } from 'lucide-react';
import { ButtonLink } from '#components/primitives/button.tsx';
import { EmptyState } from '#components/primitives/empty-state.tsx';
import { Link } from '#components/primitives/link.tsx';
import { container } from '#theme/layout/section.css.ts';
import { address } from './leaving-page.css.ts';
import { siteNameOf, useSite } from './site-context.tsx';

/** Says that a link leads to another site, and which, before one goes there (`spec/screens.md` A8). */
export function LeavingPage({ target }: { target: string }) {
  const name = siteNameOf(useSite().settings);
  return (
    <div className={container({ width: 'narrow' })}>
      <EmptyState
        icon={<ExternalLink />}
        title={`Leaving ${name}`}
        headingLevel={1}
        action={<ButtonLink href="/">Back to home page</ButtonLink>}
      >
        <p>
          You are now leaving {name}. Click the link to continue to{' '}
          <Link href={target} target="_self" rel="nofollow noreferrer" className={address} dir="ltr">
            {target}
          </Link>
          .
        </p>
      </EmptyState>
    </div>
  );
}
