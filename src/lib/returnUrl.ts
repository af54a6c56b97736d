/** Base64 of UTF-8 bytes, so that accents survive (spec §2). */
export const encodeReturnUrl = (path: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(path)));

const decoded = (text: string): string | undefined => {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/').replaceAll(' ', '+'));
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return undefined;
  }
};

const maxLength = 2_000;

/** Invisible characters, or path escapes to other programs. */
const isUnsafePath = (path: string): boolean =>
  /[\\#\uFFFD\p{C}\p{Zl}\p{Zp}]|\/\/|\/\.\.?(?:[/?]|$)/u.test(path) || /^[^?]*%(?:2e|2f|5c|[01]|7f)/i.test(path);

/** Anyone can write it: only paths under /app pass. */
export const decodeReturnUrl = (text: string | null): string | undefined => {
  const path = text === null || text.length > maxLength ? undefined : decoded(text);
  const isInApp = path !== undefined && /^\/app(?:[/?]|$)/.test(path) && !isUnsafePath(path.normalize('NFKC'));
  return isInApp ? path : undefined;
};

/** Home when missing or unsafe (spec §2). */
export const whereAfterLogin = (returnUrl: string | null): string => decodeReturnUrl(returnUrl) ?? '/app/home';
