import { t } from '#api/translations.ts';
import * as styles from '#components/composer/form/composer.css.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import type { DraftProps } from '#machines/composer/draft/draft.connect.ts';

/**
 * Shows another copy of the text next to the one in the editor. The author chooses between them, and can undo the
 * choice.
 */
export function OtherCopy({ keeping: { other, choose } }: { keeping: DraftProps }) {
  if (!other) return null;
  const { name, body } = other.writing;
  return (
    <Message
      tone="warning"
      live
      title={other.isOnServer ? t('composer.copy.elsewhere') : t('composer.copy.here')}
      actions={
        <>
          <Button size="small" onClick={() => choose('mine')}>
            {t('composer.copy.keep')}
          </Button>
          <Button size="small" onClick={() => choose('other')}>
            {t('composer.copy.take')}
          </Button>
        </>
      }
    >
      <p>
        <TranslatedText id="composer.copy.explanation" values={{ date: <DateTime date={other.changedAt} /> }} />
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <blockquote className={styles.otherText} dir="auto" tabIndex={0}>
        {name && <strong>{name}</strong>}
        {name && '\n'}
        {body}
      </blockquote>
    </Message>
  );
}
