import { Plus } from 'lucide-react';
import { type RefObject, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { t } from '#api/translations.ts';
import { Loader } from '#components/primitives/content/loader.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { Dialog, DialogBody, DialogFooter } from '#components/primitives/overlay/dialog.tsx';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { Message } from '#components/primitives/text/message.tsx';
import {
  type CollectionChoiceApi,
  connectCollectionChoice,
  formatSavedMessage,
} from '#machines/moderation/collection/collection-choice.connect.ts';
import {
  type CollectionChoice as Choice,
  collectionChoiceMachine,
  type KnownCollections,
} from '#machines/moderation/collection/collection-choice.machine.ts';
import * as styles from './collection-choice.css.ts';

/** The requests of the collection dialog. `onSaved` receives the text for a toast. */
export interface CollectionCalls {
  readonly load: () => Promise<KnownCollections>;
  readonly save: (choice: Choice) => Promise<unknown>;
  readonly onSaved: (text: string) => void;
}

/** Runs the machine that chooses the collections of a record. `request` opens the dialog. */
export function useCollectionChoice(calls: CollectionCalls): CollectionChoiceApi {
  const latest = useRef(calls);
  latest.current = calls;
  const machine = useMemo(
    () =>
      collectionChoiceMachine.provide({
        actors: {
          loadCollections: fromPromise<KnownCollections>(() => latest.current.load()),
          saveChoice: fromPromise<void, Choice>(async ({ input }) => {
            await latest.current.save(input);
          }),
        },
        actions: { tellSaved: (_, { before, choice }) => latest.current.onSaved(formatSavedMessage(before, choice)) },
      }),
    [],
  );
  const [snapshot, send] = useMachine(machine);
  return connectCollectionChoice(snapshot, send);
}

/** The dialog for adding a record to collections (docs/behavior/post.md#collections). */
export function CollectionChoice({ choice, returnTo }: CollectionChoiceProps) {
  return (
    <>
      <span hidden {...choice.getRootProps()} />
      <Dialog
        {...choice.getDialogProps()}
        title={t('moderation.collection.title')}
        size="medium"
        {...(returnTo && { returnFocus: returnTo })}
      >
        <DialogBody>
          <div className={styles.form}>
            {choice.problem && (
              <Message tone="error" live {...(choice.dismiss && { onDismiss: choice.dismiss })}>
                {choice.problem}
              </Message>
            )}
            {choice.isLoading && <Loader />}
            {choice.isForm && <Form choice={choice} />}
          </div>
        </DialogBody>
        <DialogFooter>
          <Button {...choice.getCloseProps()}>{t('moderation.collection.cancel')}</Button>
          {choice.mayRetry && <Button onClick={choice.retry}>{t('moderation.collection.retry')}</Button>}
          {choice.isForm && (
            <Button variant="primary" {...choice.getSubmitProps()}>
              {t('moderation.collection.save')}
            </Button>
          )}
        </DialogFooter>
      </Dialog>
    </>
  );
}

interface CollectionChoiceProps {
  readonly choice: CollectionChoiceApi;
  readonly returnTo?: RefObject<HTMLElement | null>;
}

const Form = ({ choice }: { choice: CollectionChoiceApi }) => (
  <>
    {choice.collections.length > 0 && (
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('moderation.collection.existing')}</legend>
        <div className={styles.list}>
          {choice.collections.map(({ collectionID, name }) => (
            <Checkbox key={collectionID} label={<bdi>{name}</bdi>} {...choice.getCollectionProps(collectionID)} />
          ))}
        </div>
      </fieldset>
    )}
    {choice.names.map((_, place) => (
      // The index is a stable key because names are only appended.
      <Field key={place} label={t('moderation.collection.new', { number: place + 1 })} error={choice.clashAt(place)}>
        {(wiring) => <Input {...wiring} {...choice.getNameProps(place)} />}
      </Field>
    ))}
    {choice.mayAddName && (
      <Button variant="text" className={styles.add} icon={<Plus size={16} />} onClick={choice.addName}>
        {t('moderation.collection.add')}
      </Button>
    )}
  </>
);
