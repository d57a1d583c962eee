/**
 * Sends a change of files to the workbench in development. Returns the reason of a failure; undefined after a success.
 */
export async function sendChange(path: string, change: unknown): Promise<string | undefined> {
  try {
    const response = await fetch(`${import.meta.env.BASE_URL}workbench/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(change),
    });
    if (response.ok) return undefined;
    const { problem } = (await response.json()) as { readonly problem?: string };
    return problem ?? `The workbench answered with the status ${response.status}.`;
  } catch {
    return 'The workbench does not respond.';
  }
}
