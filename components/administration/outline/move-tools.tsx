import { IndentDecrease, IndentIncrease, MoveDown, MoveUp } from 'lucide-react';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import type { ConnectedOutline } from '#machines/administration/outline/outline.connect.ts';
import { mirrored } from '#theme/layout/layout.css.ts';

/** The props of the buttons. */
export interface MoveToolsProps {
  readonly order: Pick<ConnectedOutline, 'getMoveProps' | 'getReturnProps' | 'getDropProps'>;
  /** The label of the button that nests the item. Undefined where items cannot be nested. */
  readonly nestLabel?: MessageID | undefined;
}

/** Buttons that move the picked-up item of a list, for users who neither drag nor have arrow keys. */
export function MoveTools({ order, nestLabel }: MoveToolsProps) {
  return (
    <>
      <IconButton
        size="small"
        label={t('administration.order.up')}
        icon={<MoveUp size={16} />}
        {...order.getMoveProps('up')}
      />
      <IconButton
        size="small"
        label={t('administration.order.down')}
        icon={<MoveDown size={16} />}
        {...order.getMoveProps('down')}
      />
      {nestLabel && (
        <>
          <IconButton
            size="small"
            label={t(nestLabel)}
            icon={<IndentIncrease size={16} className={mirrored} />}
            {...order.getMoveProps('in')}
          />
          <IconButton
            size="small"
            label={t('administration.order.out')}
            icon={<IndentDecrease size={16} className={mirrored} />}
            {...order.getMoveProps('out')}
          />
        </>
      )}
      <Button size="small" {...order.getReturnProps()}>
        {t('administration.order.cancel')}
      </Button>
      <Button size="small" variant="primary" {...order.getDropProps()}>
        {t('administration.order.drop')}
      </Button>
    </>
  );
}
