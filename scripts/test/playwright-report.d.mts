interface Spec {
  readonly file: string;
  readonly title: string;
  readonly ok: boolean;
  readonly tests: readonly { readonly status: string }[];
}
/** A suite of a Playwright JSON report, or the report itself. */
export interface PlaywrightSuite {
  readonly specs?: readonly Spec[];
  readonly suites?: readonly PlaywrightSuite[];
}
/** Returns all specs of a Playwright JSON report, or of one of its suites. */
export function specsIn(suite: PlaywrightSuite): Spec[];
