import { type ReactNode, type RefObject, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { t } from '#api/translations.ts';
import * as styles from '#components/post/option/option-dialog.css.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#components/primitives/overlay/dialog.tsx';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { connectPostDeletion, type PostDeletion as Deletion } from '#machines/post/menu/post-deletion.connect.ts';
import { postDeletionMachine } from '#machines/post/menu/post-deletion.machine.ts';

/** Runs the deletion machine of a post. `onDeleted` is called only after the server has deleted the post. */
export function usePostDeletion(remove: () => Promise<unknown>, onDeleted: () => void): Deletion {
  const latest = useRef({ remove, onDeleted });
  latest.current = { remove, onDeleted };
  const machine = useMemo(
    () =>
      postDeletionMachine.provide({
        actors: {
          deletePost: fromPromise<void>(async () => {
            await latest.current.remove();
          }),
        },
        actions: { tellDeleted: () => latest.current.onDeleted() },
      }),
    [],
  );
  const [snapshot, send] = useMachine(machine);
  return connectPostDeletion(snapshot, send);
}

/**
 * The confirmation dialog of a deletion. The initial focus is on Cancel, Escape cancels, and an error shows its reason.
 */
export function PostDeletion({ deletion, title, question, returnTo, children }: PostDeletionProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <>
      <span hidden {...deletion.getRootProps()} />
      <Dialog
        {...deletion.getDialogProps()}
        size="small"
        title={title}
        description={question}
        initialFocus={cancel}
        {...(returnTo && { returnFocus: returnTo })}
      >
        {(deletion.reason || children) && (
          <DialogBody>
            <div className={styles.form}>
              {deletion.reason && (
                <Message tone="error" live>
                  {deletion.reason}
                </Message>
              )}
              {children}
            </div>
          </DialogBody>
        )}
        <DialogFooter>
          <Button ref={cancel} {...deletion.getCancelProps()}>
            {t('post.deletion.cancel')}
          </Button>
          <Button variant="danger" {...deletion.getConfirmProps()}>
            {t('post.deletion.delete')}
          </Button>
        </DialogFooter>
      </Dialog>
    </>
  );
}

interface PostDeletionProps {
  readonly deletion: Deletion;
  readonly title: string;
  readonly question: string;
  readonly returnTo?: RefObject<HTMLElement | null>;
  /** The choice of the deletion method, if there is one. */
  readonly children?: ReactNode;
}
