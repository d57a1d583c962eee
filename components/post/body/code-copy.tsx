import { Copy } from 'lucide-react';
import { t } from '#api/translations.ts';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { useSubmission } from '#components/primitives/submission/use-submission.ts';
import { codeCopyMachine } from '#machines/post/body/code-copy.machine.ts';
import * as styles from './body-parts.css.ts';

/** The button that copies a code block verbatim. */
export function CodeCopy({ place }: { place: HTMLElement }) {
  const toasts = useToasts();
  const copy = useSubmission(codeCopyMachine, {
    send: () => navigator.clipboard.writeText(place.querySelector('pre')?.textContent ?? ''),
    onDone: () => toasts.add({ text: t('post.code.copied'), tone: 'success' }),
    onFailure: () => toasts.add({ text: t('post.code.not-copied'), tone: 'error' }),
  });
  return (
    <IconButton
      label={t('post.code.copy')}
      size="small"
      className={styles.copy}
      icon={<Copy size={14} />}
      {...copy.getRootProps()}
      {...copy.getSendProps()}
    />
  );
}
