import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { fieldsFailure } from '#api/fields-failure.ts';
import { connectRegistrationForm } from '#machines/account/registration/registration-form.connect.ts';
import {
  type RegistrationDemand,
  type RegistrationEntries,
  type RegistrationOutcome,
  registrationFormMachine,
} from '#machines/account/registration/registration-form.machine.ts';

test('all missing fields are marked at once, and nothing is sent', () => {
  const { facts, sent } = startJoining(['termsAccepted', 'discoveryText']);
  facts().submit(entered({ Name: 'ingrid', Password: 'a sea of words', PasswordMatch: 'a see of words' }));
  const marked = ['Name', 'Email', 'Password', 'PasswordMatch', 'TermsOfService', 'DiscoveryText', 'InvitationCode'];
  expect(marked.filter((name) => facts().errorOf(name))).toEqual([
    'Email',
    'PasswordMatch',
    'TermsOfService',
    'DiscoveryText',
  ]);
  expect(sent).toEqual([]);
});

test('editing a field clears its error and leaves the others', () => {
  const { facts } = startJoining();
  facts().submit(entered({}));
  facts().edit('Name');
  expect([facts().errorOf('Name'), facts().errorOf('Email')]).toEqual([undefined, 'This field is required.']);
});

test('profile fields are sent under the names configured in the forum', async () => {
  const { facts, sent } = startJoining();
  facts().submit(entered({ ...ingrid, 'profileFields[pronouns]': 'she' }));
  await settled();
  expect(sent[0]?.profileFields).toEqual({ pronouns: 'she' });
});

test('a refusal is shown by field, and the password is not stored in the machine', async () => {
  const { facts, actor } = startJoining([], () => Promise.reject(fieldsFailure({ name: 'Taken.' })));
  facts().submit(entered(ingrid));
  await settled();
  expect(facts().errorOf('Name')).toBe('Taken.');
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('a sea of words');
});

test('a new member continues to the target, an applicant sees a confirmation', async () => {
  const member = startJoining();
  member.facts().submit(entered(ingrid));
  const applicant = startJoining([], async () => ({ isApplicant: true }));
  applicant.facts().submit(entered(ingrid));
  await settled();
  expect([member.told(), member.facts().isApplied]).toEqual([1, false]);
  expect([applicant.told(), applicant.facts().isApplied]).toEqual([0, true]);
});

const ingrid = {
  Name: 'ingrid',
  Email: 'ingrid@harbour.example',
  Password: 'a sea of words',
  PasswordMatch: 'a sea of words',
};

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

const entered = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

function startJoining(
  demands: readonly RegistrationDemand[] = [],
  answer: () => Promise<RegistrationOutcome> = async () => ({ isApplicant: false }),
) {
  const sent: RegistrationEntries[] = [];
  let notified = 0;
  const machine = registrationFormMachine.provide({
    actors: {
      join: fromPromise<RegistrationOutcome, RegistrationEntries>(({ input }) => {
        sent.push(input);
        return answer();
      }),
    },
    actions: { tellJoined: () => void notified++ },
  });
  const actor = createActor(machine, { input: { demands } }).start();
  return { sent, actor, told: () => notified, facts: () => connectRegistrationForm(actor.getSnapshot(), actor.send) };
}
