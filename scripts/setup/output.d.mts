export function printLine(text: string): void;
export function asCommand(work: () => Promise<unknown>, afterFailure?: () => unknown): Promise<void>;
