import { CircleCheck, CircleX, LoaderCircle } from 'lucide-react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { useChange } from '#components/primitives/form/use-change.ts';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { type AvailabilityApi, connectAvailability } from '#machines/account/registration/availability.connect.ts';
import { type AvailabilityResult, availabilityMachine } from '#machines/account/registration/availability.machine.ts';
import * as styles from './availability.css.ts';

/** Queries whether a text is available. The signal aborts the request. */
export type AskAvailable = (text: string, signal: AbortSignal) => Promise<AvailabilityResult>;

/** Props of `Availability`. */
export interface AvailabilityProps {
  readonly text: string;
  readonly ask: AskAvailable;
  /** The viewer's current value, which counts as unchanged. */
  readonly own?: string;
  readonly words: { readonly checking: string; readonly available: string };
}

/** Shows beside a field whether the entered text is available. */
export function Availability({ text, ask, own, words }: AvailabilityProps) {
  const machine = useMemo(
    () =>
      availabilityMachine.provide({
        actors: {
          askAvailable: fromPromise<AvailabilityResult, { text: string }>(({ input, signal }) =>
            ask(input.text, signal),
          ),
        },
      }),
    [ask],
  );
  const [snapshot, send] = useMachine(machine, { input: own === undefined ? {} : { own } });
  const availability = connectAvailability(snapshot, send);
  useChange(text, availability.edit, '');
  return <AvailabilityView availability={availability} words={words} />;
}

/** The view of `Availability` for a state of the machine. */
export const AvailabilityView = ({
  availability,
  words,
}: {
  availability: AvailabilityApi;
  words: AvailabilityProps['words'];
}) => (
  <span className={styles.status} {...availability.getStatusProps()}>
    {availability.isChecking && (
      <>
        <LoaderCircle size="1em" aria-hidden="true" />
        {words.checking}
      </>
    )}
    {availability.isAvailable && (
      <>
        <CircleCheck size="1em" aria-hidden="true" />
        {words.available}
      </>
    )}
    {availability.problem && (
      <>
        <CircleX size="1em" aria-hidden="true" />
        {availability.problem}
      </>
    )}
  </span>
);
