import { Button } from '#components/primitives/button.tsx';
import { DateTime } from '#components/primitives/date-time.tsx';
import { Message } from '#components/primitives/message.tsx';
import type { DraftKeeping } from '#machines/composer/draft.connect.ts';
import * as styles from './composer.css.ts';

/** Shows another copy of the text beside the one in the editor; its author chooses, and can take the choice back. */
export function OtherCopy({ keeping: { other, choose } }: { keeping: DraftKeeping }) {
  if (!other) return null;
  const { name, body } = other.writing;
  return (
    <Message
      tone="warning"
      live
      title={
        other.isOnServer ? 'Another copy of this text was saved elsewhere' : 'Another copy of this text is kept here'
      }
      actions={
        <>
          <Button size="small" onClick={() => choose('mine')}>
            Keep what I am writing here
          </Button>
          <Button size="small" onClick={() => choose('other')}>
            Take the other copy
          </Button>
        </>
      }
    >
      <p>
        Changed <DateTime date={other.changedAt} />. Nothing is merged or lost: the one you do not choose can be brought
        back.
      </p>
      <blockquote className={styles.otherText} dir="auto">
        {name && <strong>{name}</strong>}
        {name && '\n'}
        {body}
      </blockquote>
    </Message>
  );
}
