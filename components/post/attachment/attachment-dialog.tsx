import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useId, useState } from 'react';
import { addAttachment } from '#api/post/attachment/attachment.client.ts';
import type { AttachmentForm, Integration } from '#api/post/attachment/attachment.contract.ts';
import { attachmentFormQuery, type SendableRecord } from '#api/post/attachment/attachment.queries.ts';
import type { Attachment } from '#api/post/attachment/attachment-fields.contract.ts';
import { t } from '#api/translations.ts';
import { useInvalidatePosts } from '#components/composer/form/show-post.ts';
import * as styles from '#components/post/option/option-dialog.css.ts';
import { Loader } from '#components/primitives/content/loader.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { Textarea } from '#components/primitives/form/textarea.tsx';
import { Dialog, DialogBody, DialogFooter } from '#components/primitives/overlay/dialog.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { SubmissionProblem } from '#components/primitives/submission/submission-problem.tsx';
import { type FormSubmission, useFormSubmission } from '#components/primitives/submission/use-form-submission.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';

/**
 * The props of `AttachmentDialog`: the external service, the post to send, and the element that receives focus on
 * close.
 */
export interface AttachmentDialogProps {
  readonly integration: Integration;
  readonly record: SendableRecord;
  readonly returnTo: RefObject<HTMLElement | null>;
}

/**
 * The dialog that shows the form of an external service and sends the post to it (docs/behavior/post.md#attachments).
 * It opens on mount.
 */
export function AttachmentDialog({ integration, record, returnTo }: AttachmentDialogProps) {
  const { api } = useSite();
  const [isOpen, setIsOpen] = useState(true);
  const { data: form, error } = useQuery(attachmentFormQuery(api, integration.attachmentType, record));
  const { change, submit } = useFormSubmission(() => setIsOpen(false));
  const told = useSent(integration);
  const id = useId();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React events bubble through portals, so the submit event would also reach a form of the page.
    event.stopPropagation();
    const entered = Object.fromEntries(new FormData(event.currentTarget));
    submit(async () => {
      const { body } = await addAttachment(api, { ...entered, ...record, attachmentType: integration.attachmentType });
      told(body);
    });
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title={integration.title}
      size="medium"
      preventsClosing={change.isSending}
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

/**
 * Returns the handler of a successful submission. It shows a toast with a link to the external item and refetches the
 * post.
 */
function useSent({ postSuccessMessage: { message, linkText } }: Integration) {
  const toasts = useToasts();
  const invalidatePosts = useInvalidatePosts();
  return ({ sourceUrl }: Attachment) => {
    const open = { label: linkText, onSelect: () => void window.open(sourceUrl, '_blank', 'noopener,noreferrer') };
    toasts.add({ tone: 'success', text: message, actions: [open] });
    void invalidatePosts();
  };
}

function Fields({ form: { properties, required }, change }: { form: AttachmentForm; change: FormSubmission }) {
  return (
    <>
      <SubmissionProblem submission={change} />
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
