import { connectOneTimeSecret, type OneTimeSecret } from '#machines/account/credential/one-time-secret.connect.ts';
import { oneTimeSecretMachine } from '#machines/account/credential/one-time-secret.machine.ts';
import { useStoryMachine } from './use-story-machine.ts';

/** Starts a secret that is being shown, on the workbench of the story, and returns its props. */
export const useSecretShown = (...secret: readonly string[]): OneTimeSecret =>
  connectOneTimeSecret(...useStoryMachine(oneTimeSecretMachine, { value: { shown: 'ready' }, context: { secret } }));
