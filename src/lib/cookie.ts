/** The value of one cookie in a `document.cookie` text, or nothing. A value that cannot be decoded is taken as it is. */
export const cookieValue = (cookies: string, name: string): string | undefined => {
  const found = cookies
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  if (found === undefined) return undefined;
  try {
    return decodeURIComponent(found);
  } catch {
    return found;
  }
};
