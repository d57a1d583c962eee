import type { ReactNode } from 'react';
import { Button } from '#components/primitives/form/button.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';

/** The props of the removal. `children` is the question of the dialog. */
export interface TaskRemovalProps {
  readonly title: string;
  /** The content of the button and of the one that confirms. */
  readonly label: string;
  /** The accessible name of the button, with what is deleted. */
  readonly named: string;
  readonly perform: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** A button that deletes a task, or a file on the server, after a confirmation. */
export const TaskRemoval = ({ title, label, named, perform, children }: TaskRemovalProps) => (
  <Confirm
    title={title}
    confirmLabel={label}
    isDestructive
    onConfirm={perform}
    trigger={(openDialog) => (
      <Button size="small" onClick={openDialog} aria-label={named}>
        {label}
      </Button>
    )}
  >
    {children}
  </Confirm>
);
