import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';

/** The props of a button with a confirmation. */
interface AutomationActProps {
  readonly act: 'activate' | 'deactivate' | 'run' | 'delete' | 'undo' | 'confirm' | 'skip';
  readonly label?: string;
  readonly text: ReactNode;
  readonly perform: () => Promise<unknown>;
}

/** A button that acts on a rule or a run after a confirmation, and then reads both again. */
export function AutomationAct({ act, label, text, perform }: AutomationActProps) {
  const client = useQueryClient();
  const onConfirm = async () => {
    await perform();
    await client.invalidateQueries({ queryKey: ['automation-rules'] });
  };
  return (
    <Confirm
      title={t(`automation.${act}-title`)}
      confirmLabel={t(`automation.${act}`)}
      isDestructive={act === 'delete'}
      onConfirm={onConfirm}
      trigger={(openDialog) => (
        <Button size="small" onClick={openDialog} {...(label && { 'aria-label': label })}>
          {t(`automation.${act}`)}
        </Button>
      )}
    >
      {text}
    </Confirm>
  );
}
