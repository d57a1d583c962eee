import { t } from '#api/translations.ts';
import { Message } from '#components/primitives/text/message.tsx';

/** Replaces a widget that failed or does not exist. Shows error details in development only. */
export const WidgetFallback = ({ name, error }: { name: string; error?: unknown }) => (
  <Message tone="error" live>
    {t('shell.widget.failed', { name })}
    {import.meta.env?.DEV && error instanceof Error && <pre>{error.stack ?? error.message}</pre>}
  </Message>
);
