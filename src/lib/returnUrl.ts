/** The target of the guard as it travels in `returnUrl`: base64 of its UTF-8 bytes, so that accents survive (spec §2). */
export const encodeReturnUrl = (path: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(path)));

const decoded = (text: string): string | undefined => {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/').replaceAll(' ', '+'));
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return undefined;
  }
};

/** Longer than any address of ours; nobody waits for the rest to be read. */
const longest = 2_000;

/** Backslashes, controls and invisible characters, and what another program might read as a way up or out. */
const isCrooked = (path: string): boolean =>
  /[\\#\uFFFD\p{C}\p{Zl}\p{Zp}]|\/\/|\/\.\.?(?:[/?]|$)/u.test(path) || /^[^?]*%(?:2e|2f|5c|[01]|7f)/i.test(path);

/**
 * The in-app path a `returnUrl` leads back to, or nothing. Whatever is not base64 of a path under /app is dropped:
 * the parameter comes from an address anybody can write.
 */
export const decodeReturnUrl = (text: string | null): string | undefined => {
  const path = text === null || text.length > longest ? undefined : decoded(text);
  const isInApp = path !== undefined && /^\/app(?:[/?]|$)/.test(path) && !isCrooked(path.normalize('NFKC'));
  return isInApp ? path : undefined;
};

/** Where a sign-in leads: back to the page that was asked for, if it is one of ours, else home (spec §2). */
export const whereAfterLogin = (returnUrl: string | null): string => decodeReturnUrl(returnUrl) ?? '/app/home';
