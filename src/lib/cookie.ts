/** A value that cannot be decoded is returned as is. */
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
