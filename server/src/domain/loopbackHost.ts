/** Any other name may be another site’s that now resolves here (DNS rebinding). */
export const isLoopbackHost = (host: string | undefined): boolean =>
  host !== undefined && /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i.test(host);
