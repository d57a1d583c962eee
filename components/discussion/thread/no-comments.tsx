import { MessageSquare } from 'lucide-react';
import { t } from '#api/translations.ts';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';

/** The placeholder of a discussion without comments. */
export const NoComments = ({ isClosed }: { isClosed: boolean }) => (
  <EmptyState icon={<MessageSquare />} title={t('discussion.none.title')} headingLevel={3}>
    {isClosed ? t('discussion.none.closed') : t('discussion.none.first')}
  </EmptyState>
);
