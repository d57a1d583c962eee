/** Returns the number of modules read in a project (by default this one), and each import that violates the rules. */
export function importDirections(project?: string): Promise<{ read: number; wrong: string[] }>;
