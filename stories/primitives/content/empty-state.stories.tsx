import { MessagesSquare } from 'lucide-react';
import { Card } from '#components/primitives/content/card.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { ButtonLink } from '#components/primitives/form/button.tsx';

export default { title: 'primitives / empty-state' };

export const WithAction = () => (
  <Card>
    <EmptyState
      icon={<MessagesSquare size="1em" />}
      title="No discussions yet"
      action={
        <ButtonLink href="/post/discussion" variant="primary">
          Start the first one
        </ButtonLink>
      }
    >
      Ask something, or tell what you found out.
    </EmptyState>
  </Card>
);

export const TitleOnly = () => <EmptyState title="No results found" />;
