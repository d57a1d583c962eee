interface RunOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  readonly shown?: boolean;
  readonly timeout?: number;
}

export function run(
  program: string,
  args: readonly string[],
  options?: RunOptions,
): Promise<{ readonly code: number; readonly output: string }>;
