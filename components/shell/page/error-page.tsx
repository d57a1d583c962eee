import { CircleAlert, Lock, SearchX } from 'lucide-react';
import { ApiFailure } from '#api/failure.ts';
import { t } from '#api/translations.ts';
import { useEntryLink } from '#components/account/sign-in/use-entry-link.ts';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { Button, ButtonLink } from '#components/primitives/form/button.tsx';
import { container } from '#theme/layout/section.css.ts';
import { discussionOf, getErrorPageContent } from './error-page-content.ts';

const icons = { permission: <Lock />, notFound: <SearchX />, other: <CircleAlert /> };

/** The error page: missing permission, not found, or another failure. */
export function ErrorPage({ error, path, isGuest = true }: ErrorPageProps) {
  const { kind, title, text } = getErrorPageContent(error);
  const entryLink = useEntryLink();
  const discussionAddress = discussionOf(error);
  const action = isOfPage(error) ? (
    <>
      <Button variant="primary" onClick={() => location.reload()}>
        {t('shell.fault.reload')}
      </Button>
      <Button onClick={leave}>{t('shell.fault.cancel')}</Button>
    </>
  ) : kind === 'permission' && isGuest ? (
    <ButtonLink {...entryLink('signIn', path)} variant="primary">
      {t('shell.call.sign-in')}
    </ButtonLink>
  ) : discussionAddress ? (
    <ButtonLink href={discussionAddress} variant="primary">
      {t('shell.fault.discussion')}
    </ButtonLink>
  ) : (
    <ButtonLink href="/" variant="primary">
      {kind === 'notFound' ? t('shell.leaving.home') : t('shell.fault.home')}
    </ButtonLink>
  );
  return (
    <div className={container({ width: 'narrow' })} data-fault>
      <EmptyState icon={icons[kind]} title={title} action={action} headingLevel={1}>
        <p>{text}</p>
      </EmptyState>
      {import.meta.env?.DEV && kind === 'other' && <FaultTrace error={error} />}
    </div>
  );
}

/** The stack trace of a failure, for developers. Production builds omit it (docs/behavior/shell.md#error-pages). */
const FaultTrace = ({ error }: { error: unknown }) => (
  <pre dir="ltr" style={{ overflowX: 'auto' }}>
    {(error instanceof ApiFailure && error.details.trace) || (error instanceof Error ? error.stack : String(error))}
  </pre>
);

/** Checks whether the page itself failed, rather than an API request. In this case reloading may help. */
const isOfPage = (error: unknown): boolean => error instanceof Error && !(error instanceof ApiFailure);

/** Goes back in the history, or to the home page when there is no history. */
const leave = (): void => (history.length > 1 ? history.back() : location.assign('/'));

/** The props of an error page: the failure, and the path to which a guest returns after signing in. */
export interface ErrorPageProps {
  readonly error: unknown;
  readonly path?: string;
  readonly isGuest?: boolean;
}
