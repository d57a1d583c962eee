import { CircleCheck, CircleX, LoaderCircle } from 'lucide-react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { useChange } from '#components/primitives/form/use-change.ts';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { type AvailabilityApi, connectAvailability } from '#machines/account/registration/availability.connect.ts';
import { type AvailabilityWord, availabilityMachine } from '#machines/account/registration/availability.machine.ts';
import * as styles from './availability.css.ts';

/** Asks the forum whether a text is to be had; given up when the signal says so. */
export type AskAvailable = (text: string, signal: AbortSignal) => Promise<AvailabilityWord>;

/** What is said about a name or an address while it is typed. */
export interface AvailabilityProps {
  readonly text: string;
  readonly ask: AskAvailable;
  /** What one has already, which counts as untouched. */
  readonly own?: string;
  readonly words: { readonly checking: string; readonly available: string };
}

/** Tells beside a field whether what is typed there is still to be had. */
export function Availability({ text, ask, own, words }: AvailabilityProps) {
  const machine = useMemo(
    () =>
      availabilityMachine.provide({
        actors: {
          askAvailable: fromPromise<AvailabilityWord, { text: string }>(({ input, signal }) => ask(input.text, signal)),
        },
      }),
    [ask],
  );
  const [snapshot, send] = useMachine(machine, { input: own === undefined ? {} : { own } });
  const availability = connectAvailability(snapshot, send);
  useChange(text, availability.edit, '');
  return <AvailabilityView availability={availability} words={words} />;
}

/** The look of that, given what the machine says. */
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
