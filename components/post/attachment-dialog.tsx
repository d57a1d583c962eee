import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useId, useState } from 'react';
import { addAttachment } from '#api/post/attachment.client.ts';
import type { AttachmentForm, Integration } from '#api/post/attachment.contract.ts';
import { attachmentFormQuery, type SentRecord } from '#api/post/attachment.queries.ts';
import type { Attachment } from '#api/post/attachment-fields.contract.ts';
import { t } from '#api/words.ts';
import { useForgetPosts } from '#components/composer/show-post.ts';
import { useMemberChange } from '#components/member/use-member-change.ts';
import { Button } from '#components/primitives/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#components/primitives/dialog.tsx';
import { Field } from '#components/primitives/field.tsx';
import { Input } from '#components/primitives/input.tsx';
import { Loader } from '#components/primitives/loader.tsx';
import { Message } from '#components/primitives/message.tsx';
import { Textarea } from '#components/primitives/textarea.tsx';
import { useToasts } from '#components/primitives/toast-context.ts';
import { useSite } from '#components/shell/site-context.tsx';
import type { MemberChangeApi } from '#machines/member/member-change.connect.ts';
import * as styles from './option-dialog.css.ts';

/** A service, the post that is sent to it, and where the focus goes back to. */
export interface AttachmentDialogProps {
  readonly integration: Integration;
  readonly record: SentRecord;
  readonly returnTo: RefObject<HTMLElement | null>;
}

/** Asks for what a service wants to know, then sends it the post (`spec/behaviours.md` §29). It opens as it is mounted. */
export function AttachmentDialog({ integration, record, returnTo }: AttachmentDialogProps) {
  const { api } = useSite();
  const [isOpen, setIsOpen] = useState(true);
  const { data: form, error } = useQuery(attachmentFormQuery(api, integration.attachmentType, record));
  const { change, submit } = useMemberChange();
  const told = useSent(integration);
  const id = useId();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Portals bubble: a form within a dialog is no part of the page's.
    event.stopPropagation();
    const entered = Object.fromEntries(new FormData(event.currentTarget));
    submit(async () => {
      const { body } = await addAttachment(api, { ...entered, ...record, attachmentType: integration.attachmentType });
      setIsOpen(false);
      told(body);
    });
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title={integration.title}
      size="medium"
      holds={change.isSaving}
      returnFocus={returnTo}
    >
      <DialogBody>
        {error && (
          <Message tone="error" live>
            {error.message}
          </Message>
        )}
        {!form && !error && <Loader label={t('attachment.dialog.loading')} />}
        {form && (
          <form id={id} className={styles.form} noValidate onSubmit={send} {...change.getFormProps()}>
            <Fields form={form} change={change} />
          </form>
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => setIsOpen(false)}>{t('attachment.dialog.cancel')}</Button>
        {form && (
          <Button variant="primary" form={id} {...change.getSubmitProps()}>
            {integration.submitButton}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}

/** Says that a post was sent, with the way to what became of it, and shows that beneath the post. */
function useSent({ postSuccessMessage: { message, linkText } }: Integration) {
  const toasts = useToasts();
  const forgetPosts = useForgetPosts();
  return ({ sourceUrl }: Attachment) => {
    const open = { label: linkText, onSelect: () => void window.open(sourceUrl, '_blank', 'noopener,noreferrer') };
    toasts.add({ tone: 'success', text: message, actions: [open] });
    void forgetPosts();
  };
}

function Fields({ form: { properties, required }, change }: { form: AttachmentForm; change: MemberChangeApi }) {
  return (
    <>
      {change.words && (
        <Message tone="error" live>
          {change.words}
        </Message>
      )}
      {Object.entries(properties).map(([name, { maxLength, default: value, 'x-control': control }]) => (
        <Field
          key={name}
          label={control.label}
          help={control.description}
          required={required.includes(name)}
          error={change.errorOf(name)}
        >
          {(wiring) => {
            const field = { ...wiring, name, maxLength, defaultValue: value, dir: 'auto' } as const;
            return control.inputType === 'textArea' ? <Textarea {...field} rows={6} /> : <Input {...field} />;
          }}
        </Field>
      ))}
    </>
  );
}
