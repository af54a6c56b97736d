/** JSON if it parses, else text. Ignores the content type, which other back ends get wrong. */
export const readAnswer = async (answer: Response): Promise<unknown> => {
  const text = await answer.text();
  if (text.trim() === '') return null;
  const isJson = /\bjson\b/i.test(answer.headers.get('Content-Type') ?? '') || /^\s*[{["]/.test(text);
  if (!isJson) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};
