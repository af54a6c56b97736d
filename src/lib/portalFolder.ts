/** The folder that the portal is served from: a tab at `/index.html` shows the same portal as one at `/`. */
export const portalFolder = (): string => window.location.pathname.replace(/[^/]*$/, '');
