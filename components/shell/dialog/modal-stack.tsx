import { type ReactNode, useState } from 'react';
import { ModalStackContext, ModalStackPort } from '#components/primitives/overlay/modal-stack-context.ts';
import { useLazyComponent } from '#components/primitives/runtime/use-lazy-component.ts';

const loadStack = () => import('./modal-stack-driver.tsx').then(({ ModalStackDriver }) => ModalStackDriver);

/**
 * Wraps the page and tracks which dialog is on top, so that Escape closes only that one
 * (docs/behavior/shell.md#dialogs). The machine is loaded with the first dialog; `isEager` loads it at once.
 */
export function ModalStack({ children, isEager = false }: { children: ReactNode; isEager?: boolean }) {
  const [port] = useState(() => new ModalStackPort());
  const [ModalStackKeeper, wake] = useLazyComponent(loadStack, isEager);
  port.wake = ModalStackKeeper ? () => {} : wake;
  return (
    <ModalStackContext value={port}>
      {children}
      {ModalStackKeeper && <ModalStackKeeper port={port} />}
    </ModalStackContext>
  );
}
