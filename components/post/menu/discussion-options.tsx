import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { t } from '#api/translations.ts';
import * as styles from '#components/post/post.css.ts';
import { withTranslations } from '#components/primitives/text/with-translations.ts';
import { lazyPart } from '#components/shell/page/lazy-part.tsx';
import { OptionsButton } from './options-button.tsx';

const DiscussionMenu = lazyPart(() =>
  withTranslations(['options', 'post'], import('./discussion-menu.tsx')).then(({ DiscussionMenu: Menu }) => Menu),
);

/**
 * The button that opens a discussion's menu. It is never empty, because every member can at least mute. In a list, its
 * label contains the discussion's title.
 */
export function DiscussionOptions({
  discussion,
  label = t('post.options.discussion'),
  announce,
}: DiscussionOptionsProps) {
  return (
    <DiscussionMenu
      discussion={discussion}
      label={label}
      {...(announce && { announce })}
      renderPlaceholder={(waker) => (
        <OptionsButton label={label} className={styles.options} aria-haspopup="menu" {...waker} />
      )}
    />
  );
}

interface DiscussionOptionsProps {
  readonly discussion: Discussion;
  readonly label?: string;
  /** Announces the completed action on the discussion's own page. */
  readonly announce?: (text: string) => void;
}
