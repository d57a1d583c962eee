import { MessageCircle } from 'lucide-react';
import { t } from '#api/translations.ts';
import { Badge, formatCappedCount } from '#components/primitives/text/badge.tsx';
import { toolBadge, toolSign } from '#components/shell/title-bar/title-bar.css.ts';

/**
 * Returns the accessible name of the button, with the number of unread conversations
 * (docs/behavior/shell.md#count-badge).
 */
export const messagesLabel = (count: number): string => t('shell.bar.messages', { count: formatCappedCount(count) });

/** The messages icon, with a badge of the number of unread conversations. */
export const MessageBadge = ({ count }: { count: number }) => (
  <span className={toolSign} aria-hidden="true">
    <MessageCircle size={20} />
    <Badge count={count} className={toolBadge} />
  </span>
);
