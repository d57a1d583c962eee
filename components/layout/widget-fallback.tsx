import { t } from '#api/words.ts';
import { Message } from '#components/primitives/message.tsx';

/** Stands in for a widget that failed or does not exist; details are shown only while the forum is worked on. */
export const WidgetFallback = ({ name, error }: { name: string; error?: unknown }) => (
  <Message tone="error" live>
    {t('shell.widget.failed', { name })}
    {import.meta.env?.DEV && error instanceof Error && <pre>{error.stack ?? error.message}</pre>}
  </Message>
);
