export function pinnedNode(): string;
export function environment(changes?: Readonly<Record<string, string | undefined>>): NodeJS.ProcessEnv;
