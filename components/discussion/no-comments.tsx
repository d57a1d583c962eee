import { MessageSquare } from 'lucide-react';
import { EmptyState } from '#components/primitives/empty-state.tsx';

/** Stands where the comments of a discussion would be. */
export const NoComments = ({ isClosed }: { isClosed: boolean }) => (
  <EmptyState icon={<MessageSquare />} title="No comments yet" headingLevel={3}>
    {isClosed ? 'This discussion is closed.' : 'Be the first to reply.'}
  </EmptyState>
);
