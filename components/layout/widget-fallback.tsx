import { t } from '#api/translations.ts';
import { Message } from '#components/primitives/text/message.tsx';

/** The widget that failed. The server adds attributes that identify it (`pages/-rendering/full-page.ts`). */
interface WidgetFallbackProps {
  readonly name: string;
  readonly error?: unknown;
  readonly [attribute: `data-widget-${string}`]: string | false | undefined;
}

/** Replaces a widget that failed or does not exist. Shows error details in development only. */
export const WidgetFallback = ({ name, error, ...attributes }: WidgetFallbackProps) => (
  <div data-widget-problem="failed" {...attributes}>
    <Message tone="error" live>
      {t('shell.widget.failed', { name })}
      {import.meta.env?.DEV && error instanceof Error && <pre>{error.stack ?? error.message}</pre>}
    </Message>
  </div>
);
