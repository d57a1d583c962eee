import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import type { ThemeCorrection } from './use-theme-correction.ts';

/** The props of the summary: the correction of the contrasts. */
export interface ThemeContrastProps {
  readonly correction: ThemeCorrection;
}

/**
 * The contrasts of a theme that are too low, with a button that corrects all of them, and the undo of the last
 * correction. Renders nothing while there is neither.
 */
export function ThemeContrast({ correction }: ThemeContrastProps) {
  const { faintCount, changedCount, mendAll, undo } = correction;
  if (faintCount === 0 && changedCount === 0) return null;
  // Both messages have one button, so that it keeps the focus when it is pressed.
  const isUndo = faintCount === 0;
  return (
    <Message
      tone={isUndo ? 'success' : 'warning'}
      live
      actions={
        <>
          <Button size="small" onClick={isUndo ? undo : mendAll}>
            {t(isUndo ? 'administration.theme.undo-readable' : 'administration.theme.make-all-readable')}
          </Button>
          {!isUndo && changedCount > 0 && (
            <Button size="small" onClick={undo}>
              {t('administration.theme.undo-readable')}
            </Button>
          )}
        </>
      }
      title={isUndo ? undefined : t('administration.theme.faint-count', { count: faintCount })}
    >
      {isUndo || changedCount > 0
        ? t('administration.theme.made-readable', { count: changedCount })
        : t('administration.theme.make-readable-text')}
    </Message>
  );
}
