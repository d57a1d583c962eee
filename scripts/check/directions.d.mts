/** How many modules of a project (this one, unless another folder is named) were read, and each wrong import. */
export function importDirections(project?: string): Promise<{ read: number; wrong: string[] }>;
