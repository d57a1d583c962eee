declare module 'virtual:generated-list' {
  /** Ladle's list of stories by ID, with the file of each story. */
  export const stories: Readonly<Record<string, { readonly entry: string }>>;
}
