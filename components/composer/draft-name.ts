import type { Draft } from '#api/composer/draft.contract.ts';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/words.ts';

const kinds: Readonly<Record<string, MessageID>> = {
  discussion: 'composer.drafts.discussion',
  comment: 'composer.drafts.comment',
  message: 'composer.drafts.message',
};

/** What is being written: a discussion, a comment, a message. */
export const draftKind = ({ recordType }: Draft): string => t(kinds[recordType] ?? 'composer.drafts.other');

const isTitled = ({ recordType }: Draft): boolean => recordType === 'discussion' || !(recordType in kinds);

/** What a draft is called: by its title, by what it answers, else by its kind. */
export const draftName = (draft: Draft): string =>
  draft.name ||
  String(draft.attributes['name'] ?? '') ||
  (isTitled(draft) ? t('composer.drafts.untitled') : draftKind(draft));
