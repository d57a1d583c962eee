/** Words as `like` finds them: what it would read as any sign stands for itself. */
export const escapeLike = (words: string): string => words.replace(/[\\%_]/g, '\\$&');
