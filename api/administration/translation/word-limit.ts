/** The most texts that are translated by machine at once. */
export const mostWordsByMachine = 100;
