import { useRouterState } from '@tanstack/react-router';
import { line } from './page-progress.css.ts';

/** Shows that the next page is on its way, when it takes longer than a moment. */
export function PageProgress() {
  const isLoading = useRouterState({ select: ({ status }) => status === 'pending' });
  return isLoading ? <PageProgressView /> : null;
}

/** The look of it: a line that grows ever slower. It is for the eye; the new page is told by its title. */
export const PageProgressView = () => <div className={line} aria-hidden="true" />;
