/** `/index.html` and `/` are the same portal. */
export const portalFolder = (): string => window.location.pathname.replace(/[^/]*$/, '');
