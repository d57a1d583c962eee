import { CircleAlert, Lock, SearchX } from 'lucide-react';
import { ApiFailure } from '#api/failure.ts';
import { t } from '#api/words.ts';
import { useEntryLink } from '#components/account/sign-in/use-entry-link.ts';
import { Button, ButtonLink } from '#components/primitives/form/button.tsx';
import { EmptyState } from '#components/primitives/list/empty-state.tsx';
import { container } from '#theme/layout/section.css.ts';
import { discussionOf, faultOf } from './fault.ts';

const icons = { permission: <Lock />, notFound: <SearchX />, other: <CircleAlert /> };

/** Stands in for a page that cannot be shown: no permission, not there, or a failure. */
export function FaultPage({ error, path, isGuest = true }: FaultPageProps) {
  const { kind, title, text } = faultOf(error);
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

/** Where a failure came from, for whoever works on the forum; built pages have none of it (specification part 1 §2). */
const FaultTrace = ({ error }: { error: unknown }) => (
  <pre dir="ltr" style={{ overflowX: 'auto' }}>
    {(error instanceof ApiFailure && error.details.trace) || (error instanceof Error ? error.stack : String(error))}
  </pre>
);

/** Whether the page itself failed, rather than an answer that it asked for; then another try may do. */
const isOfPage = (error: unknown): boolean => error instanceof Error && !(error instanceof ApiFailure);

/** Back to where one came from; who came from nowhere goes home. */
const leave = (): void => (history.length > 1 ? history.back() : location.assign('/'));

/** What an error page takes: the failure, and where a guest who signs in is led back to. */
export interface FaultPageProps {
  readonly error: unknown;
  readonly path?: string;
  readonly isGuest?: boolean;
}
