import { GripVertical } from 'lucide-react';
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import type { CategoryBranch } from '#api/category/category-fields.contract.ts';
import { t } from '#api/translations.ts';
import { handle } from '#components/administration/outline/movable-row.css.ts';
import { MoveTools } from '#components/administration/outline/move-tools.tsx';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { usePreservedFocus } from '#components/primitives/runtime/use-preserved-focus.ts';
import { useDirection } from '#components/primitives/text/direction-context.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { connectCategoryOrder } from '#machines/administration/category/category-order.connect.ts';
import { categoryOrderMachine, type OrderChange } from '#machines/administration/category/category-order.machine.ts';
import { visuallyHidden } from '#theme/layout/layout.css.ts';
import { recordSheet } from '#theme/layout/record.css.ts';
import * as styles from './category-order.css.ts';
import { CategoryRow } from './category-row.tsx';
import { useCategoryDrag } from './use-category-drag.ts';

/** The props of the category order. */
export interface CategoryOrderProps {
  /** All categories, parents before their descendants. */
  readonly categories: readonly CategoryBranch[];
  /** Saves an order. The resulting server state arrives as new `categories`. */
  readonly onSave: (change: OrderChange) => Promise<unknown>;
  /** Renders the other actions of a category. */
  readonly actions: (category: CategoryBranch) => ReactNode;
}

/** The category tree, which can be reordered by pointer or keyboard. */
export function CategoryOrder({ categories, onSave, actions }: CategoryOrderProps) {
  const order = useCategoryOrder(categories, onSave);
  const helpID = useId();
  const drag = useCategoryDrag(order);
  const list = usePreservedFocus();
  const byID = new Map(categories.map((category) => [category.categoryID, category]));
  return (
    <div {...order.getRootProps()} className={styles.root}>
      <p id={helpID} className={styles.help}>
        {t('administration.order.help')}
      </p>
      {order.problem && (
        <Message tone="error" live>
          {order.problem}
        </Message>
      )}
      <p role="status" className={visuallyHidden}>
        {order.status}
      </p>
      <ul className={recordSheet} aria-label={t('administration.category.title')} {...list} {...drag.listProps}>
        {order.places.flatMap(({ categoryID }) => {
          const category = byID.get(categoryID);
          return category
            ? [
                <CategoryRow
                  key={categoryID}
                  category={category}
                  standing={order.standingOf(categoryID)}
                  isMoved={order.movedID === categoryID}
                  dropSide={order.target?.categoryID === categoryID ? order.target.side : undefined}
                  handle={
                    <IconButton
                      size="small"
                      {...order.getHandleProps(categoryID)}
                      {...drag.getHandleProps(categoryID)}
                      icon={<GripVertical size={18} />}
                      className={handle}
                      aria-describedby={helpID}
                      data-handle=""
                    />
                  }
                >
                  {order.heldID === categoryID ? (
                    <MoveTools order={order} nestLabel="administration.order.in" />
                  ) : (
                    actions(category)
                  )}
                </CategoryRow>,
              ]
            : [];
        })}
      </ul>
    </div>
  );
}

function useCategoryOrder(categories: readonly CategoryBranch[], onSave: CategoryOrderProps['onSave']) {
  const latest = useRef(onSave);
  latest.current = onSave;
  const logic = useMemo(
    () =>
      categoryOrderMachine.provide({
        actors: { saveOrder: fromPromise<unknown, OrderChange>(({ input }) => latest.current(input)) },
      }),
    [],
  );
  const places = useMemo(
    () => categories.map(({ categoryID, parentCategoryID }) => ({ categoryID, parentCategoryID })),
    [categories],
  );
  const [snapshot, send] = useMachine(logic, { input: { places } });
  const reported = useRef(places);
  const isReady = snapshot.matches('ready');
  useEffect(() => {
    if (!isReady || reported.current === places) return;
    reported.current = places;
    send({ type: 'order.arrived', places });
  }, [isReady, places, send]);
  const names = new Map(categories.map(({ categoryID, name }) => [categoryID, name]));
  return connectCategoryOrder(snapshot, send, (id) => names.get(id) ?? '', useDirection());
}
