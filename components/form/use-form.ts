import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { type ControlMeta, type FormPath, type FormValues, pathText } from '#api/form/form-schema.ts';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { type ConnectedForm, connectForm } from '#machines/form/form.connect.ts';
import { formMachine, type SentForm } from '#machines/form/form.machine.ts';
import type { LoadedForm } from '#machines/form/form-context.ts';

/** The parts of a field that depend on the current values of its form. They replace those of the schema. */
export interface LiveField extends Partial<Pick<ControlMeta, 'label' | 'description' | 'placeholder'>> {
  /** Content below the control. */
  readonly below?: ReactNode;
}

/** The calls of a form. The newest ones are used. */
export interface FormCalls {
  /** The form, if it is known when the component is mounted. Otherwise `load` reads it. */
  readonly loaded?: LoadedForm | undefined;
  readonly load?: () => Promise<LoadedForm>;
  /** Sends the values of the shown fields, or only those among them that were changed since the last save. */
  readonly save: (values: FormValues, changes: FormValues) => Promise<unknown>;
  readonly onSaved?: (output: unknown) => void;
  /** The names of fields whose values were restored outside the form. A new list takes these values from `loaded`. */
  readonly restored?: readonly string[] | undefined;
  /** Returns the live parts of fields from the current values, by the path of the field. Called at each change. */
  readonly live?: (values: FormValues) => Readonly<Record<string, LiveField>>;
  /** The beginning of the IDs of the fields, before their paths. By default it is unique on the page. */
  readonly idPrefix?: string;
}

/** A form, as its views use it. */
export interface RunningForm extends ConnectedForm {
  /** The ID of the form element. */
  readonly id: string;
  readonly idOf: (path: FormPath) => string;
  readonly root: RefObject<HTMLFormElement | null>;
  readonly liveFields: Readonly<Record<string, LiveField>>;
}

/** Runs the machine of a form. After the form was refused, the first wrong field receives the focus. */
export function useForm(calls: FormCalls): RunningForm {
  const latest = useRef(calls);
  latest.current = calls;
  const logic = useMemo(
    () =>
      formMachine.provide({
        actors: {
          load: fromPromise<LoadedForm>(
            () => latest.current.load?.() ?? Promise.reject(new Error('No form is given.')),
          ),
          save: fromPromise<unknown, SentForm>(({ input }) => latest.current.save(input.values, input.changes)),
        },
        actions: { reportSaved: (_, { output }) => latest.current.onSaved?.(output) },
      }),
    [],
  );
  const [snapshot, send] = useMachine(logic, { input: { loaded: calls.loaded } });
  const form = connectForm(snapshot, send);
  const { restored } = calls;
  useEffect(() => {
    const { loaded } = latest.current;
    if (restored && loaded) send({ type: 'fields.restored', names: restored, loaded });
  }, [restored, send]);
  const id = useId();
  const root = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.isRefused) focusFirstError(root.current);
  }, [form.isRefused, snapshot.context.refusals]);
  const afterPress = useAfterPress();
  return {
    ...form,
    leaveField: (path) => afterPress(() => form.leaveField(path)),
    id,
    root,
    liveFields: calls.live?.(form.values) ?? {},
    idOf: (path) => `${calls.idPrefix ?? id}${pathText(path)}`,
  };
}

/** Returns the handler of the submit event of a form. */
export const submitOf = (form: Pick<RunningForm, 'submit' | 'isBusy'>) => (event: FormEvent) => {
  event.preventDefault();
  // React events bubble through portals, so the submit event would also reach a form of the page.
  event.stopPropagation();
  if (!form.isBusy) form.submit();
};

/**
 * Returns a function that postpones a call until the pointer is released. A press outside a field leaves the field first;
 * an error that appeared then would move the pressed button away from the pointer, and the click would be lost.
 */
function useAfterPress() {
  const isPressed = useRef(false);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
    };
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('click', release);
    window.addEventListener('pointercancel', release);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('click', release);
      window.removeEventListener('pointercancel', release);
    };
  }, []);
  return (call: () => void) => {
    if (isPressed.current) window.addEventListener('click', call, { once: true });
    else call();
  };
}

const focusFirstError = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"], fieldset[data-invalid]')?.focus();
