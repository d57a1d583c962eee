/** The time limit for a gesture, a request, a state and an expectation of a walk, in milliseconds. */
export const stepLimit = 5_000;
