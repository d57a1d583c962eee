/** A link of a list that administrators set, such as the links at the foot of pages. */
export interface LinkSetting {
  readonly name: string;
  readonly url: string;
}
