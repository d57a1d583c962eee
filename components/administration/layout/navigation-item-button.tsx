import { type ReactNode, useRef, useState } from 'react';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import type { OutlineItem } from '#machines/administration/outline/outline.machine.ts';
import { navigationForm } from './navigation-form.ts';
import { navigationValues } from './navigation-outline.ts';

interface NavigationItemButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** Whether the label is shown only as a tooltip. */
  readonly isIcon?: boolean;
  /** The reason why items cannot be edited now. */
  readonly disabledReason: string | undefined;
  /** The item to edit. Without it, an item is added. */
  readonly values?: OutlineItem['values'];
  readonly onValues: (values: OutlineItem['values']) => void;
}

/** A button that opens the dialog of a navigation item: name, address, visibility and badge. */
export function NavigationItemButton(props: NavigationItemButtonProps) {
  const { label, icon, isIcon = false, disabledReason, values, onValues } = props;
  const [times, setTimes] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const shared = { ref: button, size: 'small', icon, disabledReason, onClick: () => setTimes(times + 1) } as const;
  return (
    <>
      {isIcon ? <IconButton {...shared} label={label} /> : <Button {...shared}>{label}</Button>}
      {times > 0 && (
        <FormDialog
          key={times}
          title={label}
          returnTo={button}
          loaded={{ schema: navigationForm(), values: values ?? {} }}
          save={(written) => Promise.resolve(onValues(navigationValues(written)))}
        />
      )}
    </>
  );
}
