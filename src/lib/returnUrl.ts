/** The target of the guard as it travels in `returnUrl`: base64 of its UTF-8 bytes, so that accents survive (spec §2). */
export const encodeReturnUrl = (path: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(path)));

const decoded = (text: string): string | undefined => {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/').replaceAll(' ', '+'));
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return undefined;
  }
};

/**
 * The in-app path a `returnUrl` leads back to, or nothing. Whatever is not base64 of a path under /app is dropped:
 * the parameter comes from an address anybody can write.
 */
export const decodeReturnUrl = (text: string | null): string | undefined => {
  const path = text === null ? undefined : decoded(text);
  const isInApp = path !== undefined && /^\/app(?:[/?]|$)/.test(path) && !/[\\\p{Cc}]|\/\/|\/\.\.?(?:[/?]|$)/u.test(path);
  return isInApp ? path : undefined;
};

/** Where a sign-in leads: back to the page that was asked for, if it is one of ours, else home (spec §2). */
export const whereAfterLogin = (returnUrl: string | null): string => decodeReturnUrl(returnUrl) ?? '/app/home';
