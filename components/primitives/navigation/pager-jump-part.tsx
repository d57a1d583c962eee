import { use, useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { Button } from '#components/primitives/form/button.tsx';
import { useChange } from '#components/primitives/form/use-change.ts';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { fullNumber } from '#components/primitives/text/format-number.ts';
import { LinkContext } from '#components/primitives/text/link-context.tsx';
import { connectPagerJump } from '#machines/primitives/navigation/pager-jump.connect.ts';
import { pagerJumpMachine } from '#machines/primitives/navigation/pager-jump.machine.ts';
import * as styles from './pager.css.ts';
import { PagerJumpForm, type PagerJumpFormProps } from './pager-jump-form.tsx';

/**
 * The interactive page jump. On opening, the number field receives the focus; on closing, the button does
 * (docs/behavior/shell.md#pager).
 */
export function PagerJumpPart({ isOpen = false, href, ...form }: PagerJumpPartProps) {
  const { words } = form;
  const jump = usePagerJump(form, href, isOpen);
  const button = useFocusBack(jump.hasForm);
  return (
    <div className={styles.jumpPlace} {...jump.getRootProps()}>
      <p role="status" className={styles.clamped}>
        {jump.clamped && words.clamped(jump.clamped.askedFor, fullNumber(jump.clamped.page))}
      </p>
      <p role="alert" className={styles.clamped}>
        {jump.hasFailed && words.failed}
      </p>
      {jump.hasForm ? (
        <PagerJumpForm {...form} isFocused isBusy={jump.isJumping} onJump={jump.submit}>
          <Button variant="text" size="small" {...jump.getCancelProps()}>
            {words.back}
          </Button>
        </PagerJumpForm>
      ) : (
        <Button ref={button} variant="text" size="small" {...jump.getButtonProps()}>
          {words.jumpTo}
        </Button>
      )}
    </div>
  );
}

/** The props of the page jump. `href` returns a page's URL. `isOpen` opens the form initially. */
export type PagerJumpPartProps = Omit<PagerJumpFormProps, 'onJump' | 'isBusy' | 'isFocused' | 'children'> & {
  href: (page: number) => string;
  isOpen?: boolean;
};

/** Navigates with a full page load when there is no router. The promise never settles, because the page is unloaded. */
const leaveFor = (address: string) =>
  new Promise<void>(() => {
    location.assign(address);
  });

function usePagerJump(
  { page, count }: { page: number; count: number },
  href: (page: number) => string,
  isOpen: boolean,
) {
  const { visit = leaveFor } = use(LinkContext);
  const latest = useRef({ visit, href });
  latest.current = { visit, href };
  const machine = useMemo(
    () =>
      pagerJumpMachine.provide({
        actors: {
          goToPage: fromPromise<unknown, number>(({ input }) => latest.current.visit(latest.current.href(input))),
        },
      }),
    [],
  );
  const [snapshot, send] = useMachine(machine, { input: { page, count } });
  const jump = connectPagerJump(snapshot, send);
  useChange(isOpen, jump.request, false);
  useChange(`${page} of ${count}`, () => jump.follow({ page, count }));
  return jump;
}

/** Returns the focus to the button when the form is closed. */
function useFocusBack(hasForm: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const had = useRef(false);
  useEffect(() => {
    if (had.current && !hasForm) button.current?.focus();
    had.current = hasForm;
  }, [hasForm]);
  return button;
}
