/** Matches a domain in its ASCII form. */
const domain = /^(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/;

/** Returns the ASCII form of a domain, without a leading at sign; undefined if it is none. */
export function domainOf(text: string): string | undefined {
  const plain = text.trim().replace(/^@/, '');
  const host =
    /^[^\s/:?#@\\]+$/.test(plain) && URL.canParse(`https://${plain}`) ? new URL(`https://${plain}`).host : '';
  return domain.test(host) ? host : undefined;
}

/** Returns the domains of a role, as it stores them: separated by commas or white space. */
export const domainsIn = (text: string | null | undefined): string[] => (text ?? '').split(/[\s,;]+/).filter(Boolean);

/** Returns the domain of an e-mail address in its ASCII form; undefined if there is none. */
export const domainOfEmail = (email: string): string | undefined => domainOf(email.slice(email.lastIndexOf('@') + 1));
