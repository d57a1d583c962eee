import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { checkAvailability, register } from '#api/account/registration/registration.client.ts';
import { safeTarget } from '#api/account/sign-in/target.ts';
import { t } from '#api/translations.ts';
import { PasswordMeter } from '#components/account/credential/password-meter.tsx';
import { cacheAvailability } from '#components/account/sign-in/cache-availability.ts';
import type { EntryDriver } from '#components/account/sign-in/entry-form.tsx';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { connectRegistrationForm } from '#machines/account/registration/registration-form.connect.ts';
import {
  type RegistrationDemand,
  type RegistrationEntries,
  type RegistrationOutcome,
  registrationFormMachine,
} from '#machines/account/registration/registration-form.machine.ts';
import { Availability } from './availability.tsx';
import { botToken, resetBotCheck } from './bot-token.ts';
import { NameAvailability } from './name-availability.tsx';

/** The driver of the registration form. `isApplied` states whether the application awaits approval. */
export interface RegistrationDriving extends EntryDriver {
  readonly isApplied: boolean;
  readonly getRootProps: () => object;
}

/** Props of `RegistrationDriver`. `onDriver` is called with the driver on each change. */
export interface RegistrationDriverProps {
  readonly target: string;
  readonly demands: readonly RegistrationDemand[];
  readonly onDriver: (driver: RegistrationDriving) => void;
  readonly onJoined?: () => void;
}

/** Returns the request body: only the fields that the form contains. */
const bodyOf = ({ repeated: _, discoveryText, invitationCode, profileFields, ...words }: RegistrationEntries) => ({
  ...words,
  ...(discoveryText && { discoveryText }),
  ...(invitationCode && { invitationCode }),
  ...(Object.keys(profileFields).length > 0 && { profileFields }),
});

/** Runs the machine of the registration form. Renders nothing. It is loaded at the first interaction with the form. */
export function RegistrationDriver({ target, demands, onDriver, onJoined }: RegistrationDriverProps) {
  const { api, url } = useSite();
  const open = useRef(onJoined);
  open.current = onJoined ?? (() => location.assign(safeTarget(target, url)));
  const machine = useMemo(
    () =>
      registrationFormMachine.provide({
        actors: {
          join: fromPromise<RegistrationOutcome, RegistrationEntries>(async ({ input }) => {
            const token = botToken();
            const joined = register(api, { ...bodyOf(input), ...(token && { botToken: token }) });
            joined.catch(resetBotCheck);
            return { isApplicant: (await joined).status === 202 };
          }),
        },
        actions: { tellJoined: () => open.current?.() },
      }),
    [api],
  );
  const [snapshot, send] = useMachine(machine, { input: { demands } });
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const noteOf = useNotes(typed);
  useEffect(() => {
    const form = connectRegistrationForm(snapshot, send);
    const edit = (name: string, value: string) => {
      setTyped((before) => ({ ...before, [name]: value }));
      form.edit(name);
    };
    onDriver({ ...form, edit, noteOf });
  }, [snapshot, send, onDriver, noteOf]);
  return null;
}

/** Returns the content shown beside the fields during typing. */
function useNotes(typed: Readonly<Record<string, string>>): (name: string) => ReactNode {
  const { api, settings } = useSite();
  const minLength = Number(settings['password.minLength'] ?? 10);
  const [askEmail] = useState(() => cacheAvailability((email, signal) => checkAvailability(api, { email }, signal)));
  return useMemo(() => {
    const { Name: name = '', Email: email = '', Password: password = '' } = typed;
    const notes: Readonly<Record<string, ReactNode>> = {
      Name: <NameAvailability text={name} />,
      Email: <Availability text={email} ask={askEmail} words={emailWords()} />,
      Password: <PasswordMeter password={password} owner={{ name, email, minLength }} />,
    };
    return (field) => notes[field];
  }, [typed, askEmail, minLength]);
}

const emailWords = () => ({ checking: t('account.available.email-checking'), available: t('account.available.email') });
