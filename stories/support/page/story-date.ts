// Lets `new Date()` follow `Date.now`, which the workbench sets to the time of the story. Import this file for its side
// effect.
globalThis.Date = new Proxy(Date, {
  construct: (Real, given: [], target) => Reflect.construct(Real, given.length === 0 ? [Real.now()] : given, target),
});
