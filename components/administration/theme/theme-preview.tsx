import { useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { connectThemePreview } from '#machines/administration/theme/theme-preview.connect.ts';
import { type PreviewedTheme, themePreviewMachine } from '#machines/administration/theme/theme-preview.machine.ts';
import * as styles from './theme-preview.css.ts';

/**
 * The bar that is visible during a theme preview (docs/behavior/administration.md#theme-preview). It names the theme,
 * applies or restores it, or ends the preview. `onMoveOn` receives the URL to open after the preview has ended.
 */
export function ThemePreview({ theme, ...calls }: ThemePreviewProps) {
  const latest = useRef(calls);
  latest.current = calls;
  const logic = useMemo(
    () =>
      themePreviewMachine.provide({
        actors: {
          applyTheme: fromPromise(({ input }) => latest.current.onApply(input)),
          restoreRevision: fromPromise(({ input }) => latest.current.onRestore(input)),
          endPreview: fromPromise(({ input }) => latest.current.onEnd(input)),
        },
        actions: { moveOn: (_, { url }) => latest.current.onMoveOn(url) },
      }),
    [],
  );
  const [snapshot, send] = useMachine(logic, { input: { theme } });
  const preview = connectThemePreview(snapshot, send);
  return (
    <section {...preview.getRootProps()} aria-label={t('administration.preview.label')} className={styles.preview}>
      {preview.hasEnded ? (
        <p role="status">{t('administration.preview.ended')}</p>
      ) : (
        <>
          <p>
            <TranslatedText
              id={preview.isDraft ? 'administration.preview.previewing-draft' : 'administration.preview.previewing'}
              values={{ theme: preview.name }}
              parts={{ name: (words) => <strong>{words}</strong> }}
            />
          </p>
          {preview.problem && (
            <Message tone="error" live onDismiss={preview.dismiss}>
              {preview.problem}
            </Message>
          )}
          <div className={styles.actions}>
            {!preview.isDraft && (
              <Button variant="primary" {...preview.getApplyProps()}>
                {preview.applyWords}
              </Button>
            )}
            <Button {...preview.getCancelProps()}>{t('administration.preview.cancel')}</Button>
          </div>
        </>
      )}
    </section>
  );
}

/** The props of the preview bar: the theme and the functions that change it. */
export interface ThemePreviewProps {
  readonly theme: PreviewedTheme;
  readonly onApply: (theme: PreviewedTheme) => Promise<unknown>;
  readonly onRestore: (theme: PreviewedTheme) => Promise<unknown>;
  readonly onEnd: (theme: PreviewedTheme) => Promise<unknown>;
  readonly onMoveOn: (url: string) => void;
}
