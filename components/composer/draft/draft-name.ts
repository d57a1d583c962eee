import type { Draft } from '#api/composer/draft/draft.contract.ts';
import type { DraftKind } from '#api/composer/draft/draft.queries.ts';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';

const kinds: Readonly<Record<DraftKind, MessageID>> = {
  discussion: 'composer.drafts.discussion',
  comment: 'composer.drafts.comment',
  message: 'composer.drafts.message',
};

/** Returns the label of a kind of drafts. */
export const draftKindName = (kind: DraftKind): string => t(kinds[kind]);

const isKnown = (recordType: string): recordType is DraftKind => Object.hasOwn(kinds, recordType);

/** Returns the label of a draft's kind: a discussion, a comment, a message. */
export const draftKind = ({ recordType }: Draft): string =>
  isKnown(recordType) ? draftKindName(recordType) : t('composer.drafts.other');

const isTitled = ({ recordType }: Draft): boolean => recordType === 'discussion' || !isKnown(recordType);

/** Returns the name of a draft: its title or that of the discussion it replies to, otherwise its kind. */
export const draftName = (draft: Draft): string =>
  draft.name ||
  String(draft.attributes['name'] ?? '') ||
  (isTitled(draft) ? t('composer.drafts.untitled') : draftKind(draft));
