import { t } from '#api/translations.ts';
import { Avatar } from '#components/primitives/avatar/avatar.tsx';
import type { MentionSuggestion as Suggestion } from '#machines/composer/editor/mention-suggestion.connect.ts';
import { visuallyHidden } from '#theme/layout/layout.css.ts';
import * as styles from './mention-suggestion.css.ts';

/**
 * The suggested members for a mention, below the text. The text area retains the focus; a live region announces the
 * active member.
 */
export const MentionSuggestion = ({ suggestion }: { suggestion: Suggestion }) => (
  <div {...suggestion.getRootProps()}>
    <div {...suggestion.getAnnouncerProps()} className={visuallyHidden} />
    {suggestion.isShown && suggestion.members.length > 0 && (
      <div {...suggestion.getListProps()} className={styles.list}>
        {suggestion.members.map(({ userID, name, photoUrl }, place) => (
          <div
            key={userID}
            className={styles.option}
            onPointerDown={(event) => event.preventDefault()}
            {...suggestion.getOptionProps(place)}
          >
            <Avatar name={name} photoUrl={photoUrl} size="small" decorative />
            <bdi>{name}</bdi>
          </div>
        ))}
      </div>
    )}
    {suggestion.isNobody && <p className={styles.textBlock}>{t('composer.mention.nobody')}</p>}
    {suggestion.isFailed && <p className={styles.textBlock}>{t('composer.mention.failed-type')}</p>}
  </div>
);
