/** Under which names the makers of protections against programs put into a form what shows that somebody passed. */
export const botTokenNames = ['cf-turnstile-response', 'h-captcha-response', 'g-recaptcha-response'] as const;
