export function printLine(text: string): void;
export function asCommand(work: () => Promise<unknown>, afterFailure?: () => unknown): Promise<void>;
/** An error that the user must fix. Only its message is shown, without a stack. */
export class SetupError extends Error {}
