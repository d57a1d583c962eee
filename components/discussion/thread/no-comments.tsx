import { MessageSquare } from 'lucide-react';
import { t } from '#api/translations.ts';
import { EmptyState } from '#components/primitives/list/empty-state.tsx';

/** Stands where the comments of a discussion would be. */
export const NoComments = ({ isClosed }: { isClosed: boolean }) => (
  <EmptyState icon={<MessageSquare />} title={t('discussion.none.title')} headingLevel={3}>
    {isClosed ? t('discussion.none.closed') : t('discussion.none.first')}
  </EmptyState>
);
