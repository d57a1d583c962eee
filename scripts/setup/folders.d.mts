export declare const root: string;
export function inProject(...names: string[]): string;
