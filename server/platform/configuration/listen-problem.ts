const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'The port is in use by another program. Set PORT to a free one.',
  EACCES: 'This user may not open the port. Set PORT to a number above 1023.',
  EADDRNOTAVAIL: 'This machine does not have the address to listen on. Set HOST to one that it has.',
  ENOTFOUND: 'The host name to listen on is not known. Set HOST to an address of this machine.',
  EAI_AGAIN: 'The host name to listen on cannot be looked up. Set HOST to an address of this machine.',
};

/**
 * Returns the reason why the forum cannot listen at its configured address, and which variable to set. Returns
 * undefined for any other error.
 */
export function listenProblem(error: unknown): string | undefined {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return syscall === 'listen' || syscall === 'getaddrinfo' ? reasons[code ?? ''] : undefined;
}
