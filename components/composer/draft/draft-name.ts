import type { Draft } from '#api/composer/draft/draft.contract.ts';
import type { DraftKind } from '#api/composer/draft/draft.queries.ts';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';

const kinds: Readonly<Record<DraftKind, MessageID>> = {
  discussion: 'composer.drafts.discussion',
  comment: 'composer.drafts.comment',
  message: 'composer.drafts.message',
};

/** What a kind of drafts is called. */
export const draftKindName = (kind: DraftKind): string => t(kinds[kind]);

const isKnown = (recordType: string): recordType is DraftKind => Object.hasOwn(kinds, recordType);

/** What is being written: a discussion, a comment, a message. */
export const draftKind = ({ recordType }: Draft): string =>
  isKnown(recordType) ? draftKindName(recordType) : t('composer.drafts.other');

const isTitled = ({ recordType }: Draft): boolean => recordType === 'discussion' || !isKnown(recordType);

/** What a draft is called: by its title, by what it answers, else by its kind. */
export const draftName = (draft: Draft): string =>
  draft.name ||
  String(draft.attributes['name'] ?? '') ||
  (isTitled(draft) ? t('composer.drafts.untitled') : draftKind(draft));
