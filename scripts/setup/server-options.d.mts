export declare const serverFlags: readonly string[];
export declare function serverEnvironment(
  given?: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>>;
