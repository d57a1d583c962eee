import { type ReactNode, type RefObject, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { t } from '#api/words.ts';
import * as styles from '#components/post/option/option-dialog.css.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#components/primitives/overlay/dialog.tsx';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { connectPostDeletion, type PostDeletion as Deletion } from '#machines/post/menu/post-deletion.connect.ts';
import { postDeletionMachine } from '#machines/post/menu/post-deletion.machine.ts';

/** Runs the deletion of a post; `onDeleted` hears of it only once the server has done it. */
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

/** Asks whether a post shall be deleted. The focus begins on Cancel, Escape cancels, a refusal says why. */
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
  /** How it shall be deleted, where there is a choice. */
  readonly children?: ReactNode;
}
