import { lazy, Suspense, useRef, useState } from 'react';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { withTranslations } from '#components/primitives/text/with-translations.ts';
import type { EscalatedPost } from './escalate-dialog.tsx';

const EscalateDialog = lazy(() =>
  withTranslations('form', import('./escalate-dialog.tsx')).then((module) => ({ default: module.EscalateDialog })),
);

/** The button that opens the escalation dialog. `refusal` is the reason it is disabled. */
export function EscalateButton({ post, refusal, onEscalated }: EscalateButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [times, setTimes] = useState(0);
  return (
    <>
      <Button
        ref={button}
        size="small"
        {...(refusal && { disabledReason: refusal })}
        onClick={() => setTimes(times + 1)}
      >
        {t('report.act.escalate')}
      </Button>
      {times > 0 && (
        <Suspense>
          <EscalateDialog key={times} post={post} onEscalated={onEscalated} returnTo={button} />
        </Suspense>
      )}
    </>
  );
}

interface EscalateButtonProps {
  readonly post: EscalatedPost;
  readonly refusal?: string | undefined;
  readonly onEscalated: () => unknown;
}
