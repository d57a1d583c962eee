import { SearchX } from 'lucide-react';
import { ButtonLink } from '#components/primitives/button.tsx';
import { EmptyState } from '#components/primitives/empty-state.tsx';
import { container } from '#theme/layout/section.css.ts';

/** What an address without a page shows (decision 16). */
export const NotFoundPage = ({ type = 'Page' }: { type?: string }) => (
  <div className={container({ width: 'narrow' })} data-fault>
    <EmptyState
      icon={<SearchX />}
      title={`${type} Not Found`}
      headingLevel={1}
      action={
        <ButtonLink href="/" variant="primary">
          Back to home page
        </ButtonLink>
      }
    >
      <p>The {type.toLowerCase()} you were looking for could not be found.</p>
    </EmptyState>
  </div>
);
