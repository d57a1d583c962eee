declare module 'virtual:coverage' {
  export const reports: readonly import('./coverage-page.tsx').CoverageReport[];
  /** Of each kind of file, the addresses: `post/post-deletion`. */
  export const machines: readonly string[];
  export const models: readonly string[];
  export const scenes: readonly string[];
  export const gestures: readonly string[];
}
