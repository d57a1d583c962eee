import { type ComponentType, lazy, Suspense } from 'react';
import { t } from '#api/translations.ts';
import { Link } from '#components/primitives/text/link.tsx';
import { container } from '#theme/layout/section.css.ts';
import type { ErrorPageProps } from './error-page.tsx';
import { getErrorPageContent } from './error-page-content.ts';

type Faults = { FaultPage: ComponentType<ErrorPageProps>; NotFoundPage: ComponentType };

let loaded: Faults | undefined;

/**
 * Loads the error pages. When they cannot be loaded, for example because the network is down, an unstyled page with the
 * same text is used.
 */
export const loadErrorPages = async (): Promise<Faults> => {
  const [fault, notFound] = await Promise.all([
    import('./error-page.tsx').then(
      ({ ErrorPage }) => ErrorPage,
      () => PlainFault,
    ),
    import('./not-found-page.tsx').then(
      ({ NotFoundPage }) => NotFoundPage,
      () => () => <PlainFault error={{ status: 404 }} />,
    ),
  ]);
  loaded = { FaultPage: fault, NotFoundPage: notFound };
  return loaded;
};

const FaultPage = lazy(async () => ({ default: (await loadErrorPages()).FaultPage }));
const NotFoundPage = lazy(async () => ({ default: (await loadErrorPages()).NotFoundPage }));

/** The error page, loaded on demand. */
export function LazyErrorPage(props: ErrorPageProps) {
  const Page = loaded?.FaultPage ?? FaultPage;
  return (
    <Suspense>
      <Page {...props} />
    </Suspense>
  );
}

/** The not-found page, loaded on demand. */
export function LazyNotFoundPage() {
  const Page = loaded?.NotFoundPage ?? NotFoundPage;
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}

function PlainFault({ error }: ErrorPageProps) {
  const { title, text } = getErrorPageContent(error);
  return (
    <div className={container({ width: 'narrow' })}>
      <h1>{title}</h1>
      <p>{text}</p>
      <Link href="/">{t('shell.fault.home')}</Link>
    </div>
  );
}
