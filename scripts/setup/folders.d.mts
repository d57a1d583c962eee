export declare const root: string;
export function inProject(...names: string[]): string;
export function projectFiles(project: string, folders: readonly string[]): string[];
export function filesBelow(folder: string): string[];
export function fingerprint(files: readonly string[]): string;
export function textOf(file: string): string | undefined;
export function writeIfChanged(file: string, text: string): void;
