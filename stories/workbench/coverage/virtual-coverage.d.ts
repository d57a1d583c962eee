declare module 'virtual:coverage' {
  export const reports: readonly import('./coverage-page.tsx').CoverageReport[];
  /** The `<area>/<stem>` of each kind of file: `post/post-deletion`. */
  export const machines: readonly string[];
  export const models: readonly string[];
  export const scenes: readonly string[];
  export const gestures: readonly string[];
}
