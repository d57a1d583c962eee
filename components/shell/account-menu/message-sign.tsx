import { MessageCircle } from 'lucide-react';
import { t } from '#api/words.ts';
import { Badge, countWords } from '#components/primitives/text/badge.tsx';
import { toolBadge, toolSign } from '#components/shell/title-bar/title-bar.css.ts';

/** The name of the button: what it opens, and how many are unread (`spec/behaviours.md` §4a). */
export const messagesLabel = (count: number): string => t('shell.bar.messages', { count: countWords(count) });

/** The sign of the messages, with how many conversations are unread. */
export const MessageSign = ({ count }: { count: number }) => (
  <span className={toolSign} aria-hidden="true">
    <MessageCircle size={20} />
    <Badge count={count} className={toolBadge} />
  </span>
);
